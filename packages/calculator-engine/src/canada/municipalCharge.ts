import { CalculatorInputError, type Requirement } from "../calculator.ts";
import { isNumber } from "../fieldRules.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import type { Province, TransferSchedule } from "./rules/landTransferTaxBrackets.ts";
import { type MunicipalRateLimit, municipalRateLimit } from "./rules/municipalRateLimit.ts";
import type { RuleBook } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";

/** One rate in percent, or rows of a threshold and the percent above it. */
export type MunicipalRate = number | readonly (readonly [over: number, percent: number])[];

const refuse = (rule: string, received: unknown, requirement?: Requirement) =>
  new CalculatorInputError([{ field: "municipalRate", rule, requirement, received }]);

function rowsOf(given: MunicipalRate, { from, max }: MunicipalRateLimit): TransferSchedule {
  const rows = isNumber(given) ? [[from, given] as const] : given;
  const isRow = (row: unknown, index: number) => {
    const [over, percent] = Array.isArray(row) ? row : [];
    const above = index === 0 ? from : Number(rows[index - 1]?.[0]) + 0.01;
    return isNumber(over) && over >= above && isNumber(percent) && percent >= 0 && percent <= max;
  };
  if (Array.isArray(rows) && rows.length > 0 && rows.every(isRow)) return rows;
  const requirement = { kind: "percent", min: 0, max } as const;
  const accepted = `percent from 0 to ${max}, or rows [over, percent] from ${from} on`;
  throw refuse(accepted, given, requirement);
}

/**
 * Charge or relief that may apply to a home, because a fact was not given: the municipal rate, the area,
 * or whether the buyers are first-time buyers.
 */
export interface UnknownCharge {
  readonly kind: "municipal" | "non-resident" | "first-time";
  readonly rule: RuleInForce<unknown>;
  /** Dollars: the most that the law charges, or for `first-time` gives back. */
  readonly atMost: number;
}

/** Charge on a home, or an unknown charge; both are `null` if nothing is charged. */
export interface Charged {
  readonly charge: { readonly amount: number; readonly rule: RuleInForce<unknown> } | null;
  readonly unknown: UnknownCharge | null;
}

export const nothingCharged: Charged = { charge: null, unknown: null };

/**
 * Returns the charge of a municipality outside the listed cities at its own rate, less the province's
 * charge on the same part of the price. Without a rate, returns the maximum charge.
 *
 * @throws CalculatorInputError for a rate in a province whose municipalities set none, and for a rate
 * above the limit of the law.
 */
export function municipalCharge(
  province: Province,
  given: MunicipalRate | null | undefined,
  value: number,
  provincial: TransferSchedule,
  book: RuleBook,
): Charged {
  const limit = province === "NS" || province === "QC" ? municipalRateLimit[province] : null;
  if (!limit) {
    if (given === undefined || given === null) return nothingCharged;
    throw refuse("left out: it is for Nova Scotia and Quebec outside the listed cities", given);
  }
  const rule = book.inForce(limit);
  const { from, max } = rule.value;
  const isUnknown = given === undefined || given === null;
  if (isUnknown && value <= from) return nothingCharged;
  const rows = rowsOf(isUnknown ? max : given, rule.value);
  const charged = bracketedTax(Math.max(0, value - from), provincialAbove(provincial, from));
  const amount = bracketedTax(value, rows) - charged;
  return isUnknown
    ? { charge: null, unknown: { kind: "municipal", rule, atMost: amount } }
    : { charge: { amount, rule }, unknown: null };
}

/** Returns the rate that a marginal schedule charges above an amount, as a schedule that starts at 0. */
function provincialAbove(schedule: TransferSchedule, from: number): TransferSchedule {
  const row = schedule.findLast(([over]) => over <= from);
  return row ? [[0, row[1]]] : [];
}
