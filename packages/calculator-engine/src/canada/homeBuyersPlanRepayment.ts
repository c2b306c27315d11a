import { checkInputs } from "../calculator.ts";
import { mustBe, positiveAmount } from "../fieldRules.ts";
import { homeBuyersPlan, homeBuyersPlanRepaymentRule } from "./rules/buyerPrograms.ts";
import { openRules, type RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export interface HomeBuyersPlanInputs extends Pick<RuleChoice, "rules"> {
  /** Dollars withdrawn from the RRSPs of one person. */
  readonly withdrawn: number;
  readonly year: number;
}

export interface HomeBuyersPlanRepayment {
  readonly perYear: number;
  readonly firstYear: number;
  readonly lastYear: number;
  /** Dollars above the plan's limit at the end of that year, which count as income. */
  readonly aboveLimit: number;
  readonly rule: RuleInForce<unknown>;
  readonly notices: readonly RuleNotice[];
}

export const calendarYear = mustBe(
  "a calendar year such as 2026",
  (value) => Number.isInteger(value) && Number(value) >= 1900 && Number(value) < 10_000,
);

/**
 * Returns the repayment schedule of withdrawals under the RRSP Home Buyers' Plan: a fifteenth a year,
 * from the second year after the first withdrawal, or from the fifth for withdrawals of 2022 to 2028.
 *
 * @throws CalculatorInputError for anything out of range, and for years before the known rules.
 * @example
 * homeBuyersPlanRepayment({ withdrawn: 30_000, year: 2022 }).firstYear; // 2027
 */
export function homeBuyersPlanRepayment(inputs: HomeBuyersPlanInputs): HomeBuyersPlanRepayment {
  checkInputs(inputs, { withdrawn: positiveAmount, year: calendarYear });
  const { withdrawn, year, rules } = inputs;
  const book = openRules({ on: `${year}-12-31`, rules });
  const rule = book.inForce(homeBuyersPlanRepaymentRule);
  const { repayYears, startsAfter } = rule.value;
  const { each } = book.inForce(homeBuyersPlan).value;
  const repaid = Math.min(withdrawn, each);
  const firstYear = year + startsAfter;
  return {
    perYear: repaid / repayYears,
    firstYear,
    lastYear: firstYear + repayYears - 1,
    aboveLimit: withdrawn - repaid,
    rule,
    notices: noticesOf(book),
  };
}
