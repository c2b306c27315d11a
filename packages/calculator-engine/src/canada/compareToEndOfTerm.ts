import { checkInputs } from "../checkInputs.ts";
import {
  amount,
  type FieldRule,
  mustBe,
  oneOf,
  positiveAmount,
  rate,
  years,
} from "../fieldRules.ts";
import { type Compounding, compoundingsPerYear } from "./compoundingsPerYear.ts";
import { followLoan, type LoanPath } from "./followLoan.ts";
import { optional } from "./optionalField.ts";
import { type PrepaymentCharge, prepaymentCharge } from "./prepaymentCharge.ts";
import type { RuleChoice } from "./rules/ruleBook.ts";

export interface EndOfTermInputs extends RuleChoice {
  /** Dollars owing today. */
  readonly balance: number;
  /** Years left of the amortization; both loans keep to it. */
  readonly yearsRemaining: number;
  /** Whole months left of the present term; 0 at renewal, when leaving costs no charge. */
  readonly monthsRemaining: number;
  /** Percent a year: the present mortgage and the one that would replace it. */
  readonly currentRate: number;
  readonly newRate: number;
  /** Of the new mortgage; 5 unless given. */
  readonly newTermYears?: number;
  /** Percent a year at which each is renewed once its term is over; the new rate unless given. */
  readonly renewalRate?: number;
  /** Of the present mortgage; `"fixed"` unless given. */
  readonly rateType?: "fixed" | "variable";
  /** Percent a year that the present lender compares with; the new rate unless given. */
  readonly comparisonRate?: number;
  /** Years since the present term began; from the fifth on, the law caps the charge. */
  readonly yearsSinceTermBegan?: number;
  /** Dollars of other costs of changing: legal fees, appraisal, discharge. */
  readonly costs: number;
  /** Semi-annual unless given. */
  readonly compounding?: Compounding;
}

/** Both loans at one moment, from today on. */
export interface Standing {
  readonly months: number;
  readonly stay: LoanPath;
  readonly change: LoanPath;
  /** Dollars of interest that changing has saved; negative where it cost more. */
  readonly interestSaved: number;
  /** `interestSaved` less the cost of changing. */
  readonly net: number;
}

export interface EndOfTerm {
  readonly charge: PrepaymentCharge | null;
  /** The charge and the other costs together. */
  readonly costOfChanging: number;
  /** At the end of the present term. */
  readonly endOfTerm: Standing;
  /** At the end of the new term, the present mortgage having been renewed meanwhile. */
  readonly endOfNewTerm: Standing;
  /** Once both loans are repaid. */
  readonly endOfMortgage: Standing;
  /** The month in which the interest saved makes up for the costs; `null` if it never does. */
  readonly breakEvenMonth: number | null;
  /** True if the break-even month is within the present term. */
  readonly paysWithinTerm: boolean;
}

export const wholeMonths: FieldRule = mustBe(
  "a whole number of months from 0 to 1200",
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1_200,
);

const inputRules = {
  balance: positiveAmount,
  yearsRemaining: years,
  monthsRemaining: wholeMonths,
  currentRate: rate,
  newRate: rate,
  newTermYears: optional(years),
  renewalRate: optional(rate),
  rateType: optional(oneOf(["fixed", "variable"])),
  comparisonRate: optional(rate),
  yearsSinceTermBegan: optional(amount),
  costs: amount,
  compounding: optional(oneOf(Object.keys(compoundingsPerYear))),
};

function chargeFor(inputs: EndOfTermInputs): PrepaymentCharge | null {
  const { balance, currentRate, newRate, rateType = "fixed", on, rules } = inputs;
  if (inputs.monthsRemaining === 0) return null;
  const closed = { balance, annualRate: currentRate, on, rules };
  if (rateType === "variable") return prepaymentCharge({ ...closed, rateType });
  return prepaymentCharge({
    ...closed,
    rateType,
    comparisonRate: inputs.comparisonRate ?? newRate,
    monthsRemaining: inputs.monthsRemaining,
    ...(inputs.yearsSinceTermBegan !== undefined && {
      yearsSinceTermBegan: inputs.yearsSinceTermBegan,
    }),
  });
}

/**
 * Compares leaving a mortgage before its term ends with keeping it: both loans month by month, with
 * the charge for leaving and the other costs counted.
 *
 * Both rates are known until the present term ends. After that, either loan is renewed at
 * `renewalRate` when its own term is over. Both keep the same amortization and are paid monthly;
 * the costs are paid in cash. The charge is an estimate.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * compareToEndOfTerm({
 *   balance: 412_000, yearsRemaining: 20, monthsRemaining: 14, currentRate: 5.49, newRate: 4.19,
 *   costs: 1_500,
 * }).endOfTerm; // { interestSaved: 6078.24…, net: -1670.42…, … }
 */
export function compareToEndOfTerm(inputs: EndOfTermInputs): EndOfTerm {
  checkInputs(inputs, inputRules);
  const { balance, yearsRemaining, currentRate, newRate, compounding, costs } = inputs;
  const { renewalRate = newRate, newTermYears = 5 } = inputs;
  const charge = chargeFor(inputs);
  const costOfChanging = (charge?.charge ?? 0) + costs;
  const loanEnds = Math.ceil(yearsRemaining * 12 - 1e-9);
  const termEnds = Math.min(inputs.monthsRemaining, loanEnds);
  const newTermEnds = Math.min(Math.round(newTermYears * 12), loanEnds);
  const loan = { balance, months: loanEnds, compounding };
  const stay = followLoan({
    ...loan,
    rates: [
      [0, currentRate],
      [termEnds, renewalRate],
    ],
  });
  const change = followLoan({
    ...loan,
    rates: [
      [0, newRate],
      [newTermEnds, renewalRate],
    ],
  });
  const at = (months: number): Standing => {
    const interestSaved = stay.at(months).interest - change.at(months).interest;
    const net = interestSaved - costOfChanging;
    return { months, stay: stay.at(months), change: change.at(months), interestSaved, net };
  };
  const months = Array.from({ length: loanEnds }, (_, index) => index + 1);
  const breakEvenMonth = months.find((month) => at(month).net >= 0) ?? null;
  return {
    charge,
    costOfChanging,
    endOfTerm: at(termEnds),
    endOfNewTerm: at(newTermEnds),
    endOfMortgage: at(loanEnds),
    breakEvenMonth,
    paysWithinTerm: breakEvenMonth !== null && breakEvenMonth <= termEnds,
  };
}
