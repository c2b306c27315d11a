import { checkInputs } from "../checkInputs.ts";
import { amount, oneOf, rate } from "../fieldRules.ts";
import { optional } from "./optionalField.ts";
import { prepaymentInterestCapYears, prepaymentInterestMonths } from "./rules/programs.ts";
import { ruleInForce } from "./rules/ruleInForce.ts";

interface ClosedMortgage {
  /** Dollars being repaid early. */
  readonly balance: number;
  /** Percent a year in the contract. */
  readonly annualRate: number;
  /** ISO date that chooses the rule in force. */
  readonly on?: string;
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
    });

export interface PrepaymentCharge {
  readonly threeMonthsInterest: number;
  readonly interestRateDifferential: number;
  /** The greater of the two; three months' interest for a variable rate. */
  readonly charge: number;
}

const rateTypes = { fixed: 0, variable: 0 };
const closedRules = { balance: amount, annualRate: rate, rateType: oneOf(Object.keys(rateTypes)) };
const fixedRules = {
  comparisonRate: rate,
  monthsRemaining: amount,
  yearsElapsed: optional(amount),
};

/**
 * An estimate of what a lender charges for repaying a closed mortgage early, in dollars.
 *
 * The differential is the simple one, `balance × rate difference × months left ÷ 12`. Lenders choose
 * the comparison rate differently; one that keeps the borrower's original discount charges more.
 * Once a mortgage has run for five years, the Interest Act (s. 10) leaves a person no more to pay than
 * three months' interest; companies are not protected.
 *
 * @throws CalculatorInputError for anything that is not a finite number in range.
 * @example
 * prepaymentCharge({
 *   balance: 285_250, annualRate: 3, comparisonRate: 2.5, monthsRemaining: 31, rateType: "fixed",
 * }).charge; // 3684.48 to the cent
 */
export function prepaymentCharge(inputs: PrepaymentChargeInputs): PrepaymentCharge {
  checkInputs(inputs, closedRules);
  const { balance, annualRate, on } = inputs;
  const months = ruleInForce(prepaymentInterestMonths, on).value;
  const threeMonthsInterest = (balance * annualRate * months) / 1200;
  if (inputs.rateType === "variable") {
    return { threeMonthsInterest, interestRateDifferential: 0, charge: threeMonthsInterest };
  }
  checkInputs(inputs, fixedRules);
  const difference = Math.max(0, annualRate - inputs.comparisonRate);
  const interestRateDifferential = (balance * difference * inputs.monthsRemaining) / 1200;
  const isCapped = (inputs.yearsElapsed ?? 0) >= ruleInForce(prepaymentInterestCapYears, on).value;
  const charge = isCapped
    ? threeMonthsInterest
    : Math.max(threeMonthsInterest, interestRateDifferential);
  return { threeMonthsInterest, interestRateDifferential, charge };
}
