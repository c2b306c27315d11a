import { checkInputs } from "../calculator.ts";
import { calendarYear } from "./homeBuyersPlanRepayment.ts";
import { homeBuyersAmount, homeBuyersAmountRate } from "./rules/buyerPrograms.ts";
import { openRules, type RuleChoice } from "./rules/ruleBook.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export interface HomeBuyersCreditInputs extends Pick<RuleChoice, "rules"> {
  readonly year: number;
}

export interface HomeBuyersCredit {
  readonly amount: number;
  /** Percent: lowest federal tax rate of the year. */
  readonly rate: number;
  /** Dollars off the federal tax. */
  readonly credit: number;
  readonly notices: readonly RuleNotice[];
}

/**
 * Returns the reduction of a year's federal tax by the home buyers' amount: 1,500 from 2022 to 2024,
 * 1,450 in 2025 and 1,400 from 2026. The credit is non-refundable.
 *
 * Source: Income Tax Act, s. 118.05(3).
 *
 * @throws CalculatorInputError for an invalid year, or a year before the known rules.
 * @example
 * homeBuyersCredit({ year: 2026 }).credit; // 1400
 */
export function homeBuyersCredit(inputs: HomeBuyersCreditInputs): HomeBuyersCredit {
  checkInputs(inputs, { year: calendarYear });
  const { year, rules } = inputs;
  const book = openRules({ on: `${year}-12-31`, rules });
  const amount = book.inForce(homeBuyersAmount).value;
  const rate = book.inForce(homeBuyersAmountRate).value;
  return { amount, rate, credit: (amount * rate) / 100, notices: noticesOf(book) };
}
