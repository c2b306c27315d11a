import { checkInputs } from "../calculator.ts";
import { positiveAmount } from "../fieldRules.ts";
import { atMostThePrice } from "./mortgageInsurance.ts";
import {
  type MaximumPurchaseInputs,
  purchaseRules,
  type Qualification,
  qualify,
  withNotices,
} from "./qualify.ts";
import { openRules } from "./rules/ruleBook.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export interface IncomeNeededInputs extends Omit<MaximumPurchaseInputs, "annualIncome"> {
  /** Dollars. */ readonly price: number;
}

export interface IncomeNeeded extends Qualification {
  /** Dollars a year before tax; `null` if insurers refuse the purchase at any income. */
  readonly annualIncome: number | null;
  /** Ratio that requires the larger income. */
  readonly boundBy: "income-gds" | "income-tds";
  readonly notices: readonly RuleNotice[];
}

const inputRules = withPrice(purchaseRules);

function withPrice({ annualIncome: _, ...others }: typeof purchaseRules) {
  return {
    ...others,
    price: positiveAmount,
    downPayment: atMostThePrice,
  };
}

/** Income at which one dollar a month is one percent. */
const hundredAMonth = 1_200;

/**
 * Returns the income at which a lender would finance a purchase: the inverse of `maximumPurchase`, with
 * the same test, limits and insurance. The ratios in the result are at that income.
 *
 * @throws CalculatorInputError for anything that is not a finite number in range or a known name.
 * @example
 * incomeNeeded({
 *   price: 500_000, downPayment: 50_000, annualRate: 4.5, amortizationYears: 25, province: "ON",
 *   propertyTaxRate: 1.2, heating: 100,
 * }).annualIncome; // 114081.46…
 */
export function incomeNeeded(inputs: IncomeNeededInputs): IncomeNeeded {
  checkInputs(inputs, inputRules);
  const book = openRules(inputs);
  const at = (annualIncome: number) => qualify({ ...inputs, annualIncome }, inputs.price, book);
  const bare = at(hundredAMonth);
  const byGds = (bare.ratios.gds * hundredAMonth) / bare.limits.gds;
  const byTds = (bare.ratios.tds * hundredAMonth) / bare.limits.tds;
  const needed = Math.max(byGds, byTds);
  const isRefused = bare.insurance.refusal !== null;
  return {
    ...withNotices(at(Math.max(0.01, needed)), book),
    annualIncome: isRefused ? null : needed,
    boundBy: byTds > byGds ? "income-tds" : "income-gds",
    notices: noticesOf(book),
  };
}
