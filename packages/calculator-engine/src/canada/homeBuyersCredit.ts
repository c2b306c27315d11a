import { checkInputs } from "../checkInputs.ts";
import { calendarYear } from "./homeBuyersPlanRepayment.ts";
import { homeBuyersAmount, homeBuyersAmountRate } from "./rules/buyerPrograms.ts";
import { openRules, type ReviewNotice, type RuleChoice } from "./rules/ruleBook.ts";

export interface HomeBuyersCredit {
  /** Dollars claimed. */
  readonly amount: number;
  /** Percent: the lowest federal rate of the year. */
  readonly rate: number;
  /** Dollars off the federal tax. */
  readonly credit: number;
  readonly notices: readonly ReviewNotice[];
}

/**
 * What the home buyers' amount takes off the federal tax of a year: 1,500 to 2024, 1,450 in 2025 and
 * 1,400 from 2026; it is no use to somebody who owes less.
 *
 * Source: Income Tax Act, s. 118.05(3).
 *
 * @param year calendar year of the purchase.
 * @param rules rules of the caller's own.
 * @throws CalculatorInputError for a year that is none or lies before the known rules.
 * @example
 * homeBuyersCredit(2026).credit; // 1400
 */
export function homeBuyersCredit(year: number, rules?: RuleChoice["rules"]): HomeBuyersCredit {
  checkInputs({ year }, { year: calendarYear });
  const book = openRules({ on: `${year}-12-31`, rules });
  const amount = book.inForce(homeBuyersAmount).value;
  const rate = book.inForce(homeBuyersAmountRate).value;
  return { amount, rate, credit: (amount * rate) / 100, notices: book.notices() };
}
