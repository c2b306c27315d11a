import { CalculatorInputError } from "../calculator.ts";
import { checkInputs } from "../checkInputs.ts";
import { rate } from "../fieldRules.ts";
import { flag, optional } from "./optionalField.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import { insuredStressTest, stressTest } from "./rules/stressTest.ts";

/** Choice of one of the two tests, with the benchmark that days before 2021-06-01 need. */
export interface QualifyingRateChoice {
  /** True if the mortgage is insured; the two tests have differed. */
  readonly insured?: boolean;
  /** Percent: the Bank of Canada's five-year posted rate, needed for days before 2021-06-01. */
  readonly benchmark?: number;
}

export interface QualifyingRateInputs extends QualifyingRateChoice, RuleChoice {
  /** Percent a year in the contract. */
  readonly annualRate: number;
}

/** Returns `qualifyingRate` for inputs that have been checked. */
export function testedRate(
  annualRate: number,
  { insured, benchmark }: QualifyingRateChoice,
  book: RuleBook,
): number {
  const { value } = book.inForce(insured ? insuredStressTest : stressTest);
  if (value.benchmark && benchmark === undefined) {
    const rule =
      "given for this day: the five-year posted rate that the test then used, in percent";
    throw new CalculatorInputError([{ field: "benchmark", rule, received: benchmark }]);
  }
  const floor = value.benchmark ? (benchmark ?? 0) : value.floor;
  return Math.max(annualRate + value.buffer, floor);
}

export const qualifyingRules = { annualRate: rate, insured: flag, benchmark: optional(rate) };

/**
 * Returns the rate at which a lender tests the payment, in percent: the contract rate plus a
 * buffer, and never less than a floor. The same figures hold with and without mortgage insurance
 * since 2021-06-01; before, the floor was the Bank of Canada's posted rate and the insured test had
 * no buffer.
 *
 * Assumes a mortgage that is tested: for a straight switch ask `qualifyingTest`.
 * Sources: OSFI, minimum qualifying rate; SOR/2012-281, s. 5(3).
 *
 * @throws CalculatorInputError when a rate is not a percentage from 0 to 100, and for a day that
 * needs `benchmark` without it.
 * @example
 * qualifyingRate({ annualRate: 4.09 }); // 6.09
 */
export function qualifyingRate(inputs: QualifyingRateInputs): number {
  checkInputs(inputs, qualifyingRules);
  return testedRate(inputs.annualRate, inputs, openRules(inputs));
}
