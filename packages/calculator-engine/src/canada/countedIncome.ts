import { CalculatorInputError, checkInputs, issuesWithin } from "../calculator.ts";
import { amount, mustBe, oneOf } from "../fieldRules.ts";
import { type Accepting, type InputsIn, optional } from "./optionalField.ts";
import { type IncomeRule, incomeRule, ownHomeRent } from "./rules/debtService.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

/**
 * One source of income, in dollars a year before tax:
 * - `salary`: guaranteed, counted in full;
 * - `variable`: bonus, overtime, commission;
 * - `self-employed`: as assessed for tax, after expenses;
 * - `rental`: yearly rent from another home, or from other units of the one being purchased.
 */
export interface Income extends InputsIn<typeof incomeRules> {}

export interface CountedIncomeInputs extends RuleChoice {
  readonly incomes: readonly Income[];
}

export interface IncomeCounted {
  readonly kind: Income["kind"];
  readonly counted: number;
  readonly because: "in-full" | "average" | "latest-is-lower" | "one-year-only" | "share";
}

export interface CountedIncome {
  /** Dollars a year. */
  readonly total: number;
  readonly incomes: readonly IncomeCounted[];
  readonly rule: RuleInForce<IncomeRule>;
  readonly notices: readonly RuleNotice[];
}

const incomeRules = {
  kind: oneOf(["salary", "variable", "self-employed", "rental"]),
  /** Income of this year, or of the last full year. */
  latest: amount,
  /** Income of the year before. Required for a two-year average. */
  yearBefore: optional(amount),
  /** Dollars of expenses that lenders add back for self-employed income, such as depreciation. */
  addedBack: optional(amount),
  /**
   * For rent from other units of the home that the borrower purchases with an insured loan and lives in:
   * units of that home, from 2 to 4. Not given for rent from another home.
   */
  unitsOfOwnHome: optional(
    mustBe<Accepting<number>>(
      "2, 3 or 4 units",
      (value) => value === 2 || value === 3 || value === 4,
    ),
  ),
};

const inputRules = {
  incomes: mustBe("a list of incomes", (value) => Array.isArray(value) && value.length > 0),
};

function shareOfRent({ unitsOfOwnHome }: Income, { rentalShare }: IncomeRule, book: RuleBook) {
  if (unitsOfOwnHome === undefined) return rentalShare;
  const { twoUnits, moreUnits } = book.inForce(ownHomeRent).value;
  return unitsOfOwnHome === 2 ? twoUnits : moreUnits;
}

function count(income: Income, rule: IncomeRule, book: RuleBook): IncomeCounted {
  const { kind, latest, yearBefore, addedBack = 0 } = income;
  if (kind === "salary") return { kind, counted: latest, because: "in-full" };
  if (kind === "rental") {
    return { kind, counted: (latest * shareOfRent(income, rule, book)) / 100, because: "share" };
  }
  if (yearBefore === undefined) return { kind, counted: 0, because: "one-year-only" };
  const average = (latest + yearBefore) / 2;
  const more = kind === "self-employed" ? addedBack : 0;
  return latest < average
    ? { kind, counted: latest + more, because: "latest-is-lower" }
    : { kind, counted: average + more, because: "average" };
}

/**
 * Calculates the income that a lender counts, by source.
 *
 * A convention: variable income is averaged over two years, or taken at the latest amount if that is
 * lower. It is not counted with only one year. A share of rent is counted: for an insured loan, up to all
 * the rent of the second unit of the borrower's own home. Lenders and insurers differ.
 *
 * @throws CalculatorInputError for anything out of range, naming the income by its place in the list.
 * @example
 * countedIncome({
 *   incomes: [
 *     { kind: "salary", latest: 80_000 },
 *     { kind: "variable", latest: 12_000, yearBefore: 8_000 },
 *   ],
 * }).total; // 90000
 */
export function countedIncome(inputs: CountedIncomeInputs): CountedIncome {
  checkInputs(inputs, inputRules);
  const issues = inputs.incomes.flatMap((income, index) =>
    issuesWithin(`incomes.${index}`, income, incomeRules),
  );
  if (issues.length > 0) throw new CalculatorInputError(issues);
  const book = openRules(inputs);
  const rule = book.inForce(incomeRule);
  const incomes = inputs.incomes.map((income) => count(income, rule.value, book));
  const total = incomes.reduce((sum, { counted }) => sum + counted, 0);
  return { total, incomes, rule, notices: noticesOf(book) };
}
