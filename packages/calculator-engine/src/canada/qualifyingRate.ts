import { CalculatorInputError, checkInputs } from "../calculator.ts";
import { rate } from "../fieldRules.ts";
import { flag, type InputsIn, optional } from "./optionalField.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import { insuredStressTest, stressTest } from "./rules/stressTest.ts";

/** Choice of the insured or the uninsured test, and the benchmark for days before 2021-06-01. */
export interface QualifyingRateChoice {
  /** True if the mortgage is insured. The two tests have differed. */
  readonly insured?: boolean;
  /** Percent: Bank of Canada's five-year posted rate, required for days before 2021-06-01. */
  readonly benchmark?: number;
}

export interface QualifyingRateInputs extends InputsIn<typeof qualifyingRules>, RuleChoice {}

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

/** Rates are in percent a year. */
export const qualifyingRules = { annualRate: rate, insured: flag, benchmark: optional(rate) };

/**
 * Returns the qualifying rate at which a lender tests the payment, in percent: the contract rate plus a
 * buffer, and at least the floor. Since 2021-06-01, the figures are the same with and without mortgage
 * insurance. Before that, the floor was the Bank of Canada's posted rate and the insured test had no
 * buffer.
 *
 * Assumes that the mortgage is tested. For a straight switch, use `qualifyingTest`.
 * Sources: OSFI, minimum qualifying rate; SOR/2012-281, s. 5(3).
 *
 * @throws CalculatorInputError when a rate is not a percentage from 0 to 100, and for a missing
 * `benchmark` on a day that requires it.
 * @example
 * qualifyingRate({ annualRate: 4.09 }); // 6.09
 */
export function qualifyingRate(inputs: QualifyingRateInputs): number {
  checkInputs(inputs, qualifyingRules);
  return testedRate(inputs.annualRate, inputs, openRules(inputs));
}
