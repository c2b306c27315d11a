import { checkInputs } from "../calculator.ts";
import { amount, mustBe, oneOf, positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { type Compounding, compoundingsPerYear } from "./compounding.ts";
import { followLoan, type LoanPath } from "./followLoan.ts";
import { type Accepting, type InputsIn, optional } from "./optionalField.ts";
import { type PrepaymentCharge, prepaymentCharge } from "./prepaymentCharge.ts";
import type { RuleChoice } from "./rules/ruleBook.ts";

export interface EndOfTermInputs extends InputsIn<typeof inputRules>, RuleChoice {}

export interface Standing {
  readonly months: number;
  readonly stay: LoanPath;
  readonly change: LoanPath;
  /** Dollars of interest saved by changing; negative if changing costs more. */
  readonly interestSaved: number;
  /** `interestSaved` less the cost of changing. */
  readonly net: number;
}

export interface EndOfTerm {
  readonly charge: PrepaymentCharge | null;
  /** Prepayment charge plus other costs. */
  readonly costOfChanging: number;
  readonly endOfTerm: Standing;
  /** At the end of the new term. The present mortgage is renewed before then. */
  readonly endOfNewTerm: Standing;
  /** After both loans are repaid. */
  readonly endOfMortgage: Standing;
  /** Month in which the interest saved covers the costs; `null` if it never does. */
  readonly breakEvenMonth: number | null;
  /** True if the break-even month is within the present term. */
  readonly paysWithinTerm: boolean;
}

export const wholeMonths = mustBe<Accepting<number>>(
  "a whole number of months from 0 to 1200",
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1_200,
);

const inputRules = {
  /** Dollars. */ balance: positiveAmount,
  /** Years left of the amortization, for both loans. */
  yearsRemaining: yearCount,
  /** Whole months left of the present term; 0 at renewal, when there is no prepayment charge. */
  monthsRemaining: wholeMonths,
  /** Percent a year. */ currentRate: rate,
  /** Percent a year. */ newRate: rate,
  /** Term of the new mortgage in years; 5 by default. */
  newTermYears: optional(yearCount),
  /** Percent a year at which each mortgage is renewed when its term ends. Defaults to the new rate. */
  renewalRate: optional(rate),
  /** Rate type of the present mortgage; `"fixed"` by default. */
  rateType: optional(oneOf(["fixed", "variable"])),
  /** Percent a year that the present lender compares with. Defaults to the new rate. */
  comparisonRate: optional(rate),
  /** Years since the present term began. At 5 or more, the law caps the charge. */
  yearsSinceTermBegan: optional(amount),
  /** Dollars of other costs of changing: legal fees, appraisal, discharge. */
  costs: amount,
  /** Semi-annual by default. */
  compounding: optional(oneOf(Object.keys(compoundingsPerYear) as Compounding[])),
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
 * Compares leaving a mortgage before its term ends with keeping it, month by month, including the
 * prepayment charge and the other costs.
 *
 * Both rates are known until the present term ends. After that, each loan is renewed at `renewalRate`
 * when its own term ends. Both loans keep the same amortization and are paid monthly. The costs are
 * paid in cash. The charge is an estimate.
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
