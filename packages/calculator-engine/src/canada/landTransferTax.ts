import { checkInputs } from "../checkInputs.ts";
import { amount, mustBe, oneOf } from "../fieldRules.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import { flag, optional } from "./optionalField.ts";
import { mortgageRegistration } from "./rules/mortgageRegistration.ts";
import { type City, municipalTransfer } from "./rules/municipalTransfer.ts";
import { provincialTransfer } from "./rules/provincialTransfer.ts";
import { type Rule, type RuleInForce, ruleInForce } from "./rules/ruleInForce.ts";
import { firstTimeRelief, newlyBuiltRelief, type TransferRelief } from "./rules/transferRelief.ts";
import type { Province, TransferSchedule } from "./rules/transferSchedules.ts";

export interface LandTransferTaxInputs {
  readonly province: Province;
  /** A city with a tax of its own. */
  readonly city?: City;
  /** Dollars. */
  readonly price: number;
  /** Where it is higher than the price, NB, PE and QC tax it instead. */
  readonly assessedValue?: number;
  readonly firstTimeBuyer?: boolean;
  readonly newlyBuilt?: boolean;
  /** Dollars; where registering the mortgage costs by its size, the fee is added. */
  readonly mortgageAmount?: number;
  /** ISO date that chooses the rules in force. */
  readonly on?: string;
}

export interface LandTransferLine {
  readonly label: string;
  /** Dollars; a relief is negative. */
  readonly amount: number;
  readonly rule: RuleInForce<unknown>;
}

export interface LandTransferTax {
  readonly provincial: number;
  readonly municipal: number;
  /** What is given back, as a positive amount. */
  readonly rebate: number;
  /** `provincial + municipal - rebate`. */
  readonly total: number;
  readonly lines: readonly LandTransferLine[];
}

const cityOfTheProvince = mustBe(
  `one of ${Object.keys(municipalTransfer).join(", ")}, in its own province`,
  (city, { province }) =>
    Object.hasOwn(municipalTransfer, String(city)) &&
    municipalTransfer[city as City].province === province,
);

const inputRules = {
  province: oneOf(Object.keys(provincialTransfer)),
  city: optional(cityOfTheProvince),
  price: amount,
  assessedValue: optional(amount),
  firstTimeBuyer: flag,
  newlyBuilt: flag,
  mortgageAmount: optional(amount),
};

const taxedOnAssessment: ReadonlySet<Province> = new Set(["NB", "PE", "QC"]);

function reliefAmount(relief: TransferRelief, price: number, tax: number): number {
  const { most = tax, fullTo = Infinity, goneAt = fullTo } = relief;
  if (price > fullTo && price >= goneAt) return 0;
  const share = price <= fullTo ? 1 : (goneAt - price) / (goneAt - fullTo);
  return Math.min(tax, most) * share;
}

/**
 * Tax and registration fees on the transfer of a home with one or two residences, in unrounded dollars.
 *
 * All ten provinces; Toronto and Halifax charge on top of their province, Montreal and Quebec City in
 * its place. `lines` says what each amount is and under which dated rule. Where a first-time and a
 * newly-built relief both apply to one tax, the larger is given. Taxes on foreign or non-resident
 * buyers are left out, as are fees that do not depend on the price.
 *
 * @throws CalculatorInputError for anything out of range and for a city of another province.
 * @example
 * landTransferTax({ province: "ON", city: "Toronto", price: 900_000, firstTimeBuyer: true }).total; // 20475
 */
export function landTransferTax(inputs: LandTransferTaxInputs): LandTransferTax {
  checkInputs(inputs, inputRules);
  const { province, city, price, firstTimeBuyer, newlyBuilt, mortgageAmount, on } = inputs;
  const cityRule = city && municipalTransfer[city];
  const value = taxedOnAssessment.has(province)
    ? Math.max(price, inputs.assessedValue ?? 0)
    : price;
  const lines: LandTransferLine[] = [];

  const charge = (rule: Rule<TransferSchedule> | undefined, on_: number) => {
    if (!rule) return 0;
    const inForce = ruleInForce(rule, on);
    const charged = bracketedTax(on_, inForce.value);
    if (charged > 0) lines.push({ label: rule.name, amount: charged, rule: inForce });
    return charged;
  };
  const relieve = (tax: number, reliefs: readonly (Rule<TransferRelief> | false | undefined)[]) => {
    const [best] = reliefs
      .flatMap((rule) => (rule ? [ruleInForce(rule, on)] : []))
      .map((rule) => ({ label: rule.name, amount: -reliefAmount(rule.value, value, tax), rule }))
      .sort((a, b) => a.amount - b.amount);
    if (!best || best.amount === 0) return 0;
    lines.push(best);
    return -best.amount;
  };

  const transfer = cityRule?.replaces ? 0 : charge(provincialTransfer[province], value);
  const registration = mortgageAmount ? charge(mortgageRegistration[province], mortgageAmount) : 0;
  const municipal = charge(cityRule, value);
  const rebate =
    relieve(transfer, [
      firstTimeBuyer && firstTimeRelief[province],
      newlyBuilt && newlyBuiltRelief[province],
    ]) + relieve(municipal, [firstTimeBuyer && city && firstTimeRelief[city]]);
  const provincial = transfer + registration;
  return { provincial, municipal, rebate, total: provincial + municipal - rebate, lines };
}
