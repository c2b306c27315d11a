import { checkInputs } from "../checkInputs.ts";
import { amount, type FieldRule, none, oneOf, rate } from "../fieldRules.ts";
import { flag, optional } from "./optionalField.ts";
import { prepaymentInterestCapYears, prepaymentInterestMonths } from "./rules/contracts.ts";
import { openRules, type ReviewNotice, type RuleChoice } from "./rules/ruleBook.ts";

interface ClosedMortgage extends RuleChoice {
  /** Dollars being repaid early. */
  readonly balance: number;
  /** Percent a year in the contract. */
  readonly annualRate: number;
}

export type PrepaymentChargeInputs =
  | (ClosedMortgage & { readonly rateType: "variable" })
  | (ClosedMortgage & {
      readonly rateType: "fixed";
      /** Percent a year the lender can lend at today for the time that remains. */
      readonly comparisonRate: number;
      /** Months left of the term. */
      readonly monthsRemaining: number;
      /** Years since the mortgage began; from the fifth on, the law caps the charge. */
      readonly yearsElapsed?: number;
      /** Whether a company borrowed, which the law's cap does not protect. */
      readonly corporateBorrower?: boolean;
    });

export interface PrepaymentCharge {
  readonly threeMonthsInterest: number;
  readonly interestRateDifferential: number;
  /** The greater of the two; three months' interest for a variable rate. */
  readonly charge: number;
  readonly notices: readonly ReviewNotice[];
}

const rateTypes = { fixed: 0, variable: 0 };

/** A rule for a field that only a fixed rate has. */
const ifFixed =
  (rule: FieldRule): FieldRule =>
  (field, inputs) =>
    inputs.rateType === "variable" ? none : rule(field, inputs);

const inputRules = {
  balance: amount,
  annualRate: rate,
  rateType: oneOf(Object.keys(rateTypes)),
  comparisonRate: ifFixed(rate),
  monthsRemaining: ifFixed(amount),
  yearsElapsed: ifFixed(optional(amount)),
  corporateBorrower: ifFixed(flag),
};

/**
 * An estimate of what a lender charges for repaying a closed mortgage early, in dollars.
 *
 * The differential is the simple one, `balance × rate difference × months left ÷ 12`. Lenders choose
 * the comparison rate differently; one that keeps the borrower's original discount charges more.
 * Once a mortgage has run for five years, the Interest Act (s. 10) leaves a person no more to pay than
 * three months' interest; companies are not protected. Before that, three months is a convention.
 *
 * @throws CalculatorInputError that names every field that is not a finite number in range.
 * @example
 * prepaymentCharge({
 *   balance: 285_250, annualRate: 3, comparisonRate: 2.5, monthsRemaining: 31, rateType: "fixed",
 * }).charge; // 3684.48 to the cent
 */
export function prepaymentCharge(inputs: PrepaymentChargeInputs): PrepaymentCharge {
  checkInputs(inputs, inputRules);
  const { balance, annualRate } = inputs;
  const book = openRules(inputs);
  const threeMonthsInterest =
    (balance * annualRate * book.inForce(prepaymentInterestMonths).value) / 1200;
  if (inputs.rateType === "variable") {
    const charge = threeMonthsInterest;
    return { threeMonthsInterest, interestRateDifferential: 0, charge, notices: book.notices() };
  }
  const difference = Math.max(0, annualRate - inputs.comparisonRate);
  const interestRateDifferential = (balance * difference * inputs.monthsRemaining) / 1200;
  const isCapped =
    !inputs.corporateBorrower &&
    (inputs.yearsElapsed ?? 0) >= book.inForce(prepaymentInterestCapYears).value;
  const charge = isCapped
    ? threeMonthsInterest
    : Math.max(threeMonthsInterest, interestRateDifferential);
  return { threeMonthsInterest, interestRateDifferential, charge, notices: book.notices() };
}
