import { type CalculatorOf, defineCalculator, type InputsOf } from "../calculator.ts";
import { eachRow, filledText, list, positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";

export const debtConsolidationFields = {
  debts: {
    rule: list,
    default: [{ id: "1", name: "Credit Card", balance: null, payment: null, rate: null }],
  },
  "debts.name": { rule: /* @__PURE__ */ eachRow(filledText), step: 1 },
  "debts.balance": { rule: /* @__PURE__ */ eachRow(positiveAmount), step: 2 },
  /** Dollars a month. */
  "debts.payment": { rule: /* @__PURE__ */ eachRow(positiveAmount), step: 3 },
  /** Percent per year. */
  "debts.rate": { rule: /* @__PURE__ */ eachRow(rate), step: 3 },
  /** Percent per year, compounded monthly. */
  newRate: { rule: rate, default: 5.5, step: 3, slider: true },
  /** Years. */
  newTerm: { rule: yearCount, default: 25, step: 3, slider: true },
} as const;

export interface DebtConsolidationInputs extends InputsOf<typeof debtConsolidationFields> {}

export type Debt = DebtConsolidationInputs["debts"][number];

export const debtConsolidationRecommendations = {
  "highly-recommended": "Highly recommended - saves money monthly and long-term",
  "good-for-cash-flow": "Good for cash flow - reduces monthly payments",
  "consider-carefully": "Consider carefully - may not provide savings",
} as const;

export type DebtConsolidationRecommendationId = keyof typeof debtConsolidationRecommendations;

export interface DebtConsolidationResult {
  readonly currentTotalPayment: number;
  readonly currentTotalBalance: number;
  readonly newPayment: number;
  readonly monthlySavings: number;
  readonly interestSavings: number;
  readonly recommendationId: DebtConsolidationRecommendationId;
  readonly recommendation: (typeof debtConsolidationRecommendations)[DebtConsolidationRecommendationId];
}

export function workOutDebtConsolidation({ debts, newRate, newTerm }: DebtConsolidationInputs) {
  let currentTotalPayment = 0;
  let currentTotalBalance = 0;
  let yearlyInterest = 0;
  for (const { balance, payment, rate } of debts) {
    currentTotalPayment += payment;
    currentTotalBalance += balance;
    yearlyInterest += (balance * rate) / 100;
  }
  const months = newTerm * 12;
  const monthlyRate = newRate / 1200;
  const newPayment = levelPayment(currentTotalBalance, monthlyRate, months);
  const monthlySavings = currentTotalPayment - newPayment;
  const averageRate = (yearlyInterest / currentTotalBalance) * 100;
  const currentInterest = yearlyInterest * newTerm;
  const newInterest = newPayment * months - currentTotalBalance;
  const interestSavings = currentInterest - newInterest;
  let recommendationId: DebtConsolidationRecommendationId = "consider-carefully";
  if (monthlySavings > 0) {
    recommendationId = interestSavings > 0 ? "highly-recommended" : "good-for-cash-flow";
  }
  return {
    workings: { months, monthlyRate, averageRate, currentInterest, newInterest },
    result: {
      currentTotalPayment,
      currentTotalBalance,
      newPayment,
      monthlySavings,
      interestSavings,
      recommendationId,
      recommendation: debtConsolidationRecommendations[recommendationId],
    },
  };
}

/**
 * Debt consolidation calculator: today's payments and interest compared with those of one new loan.
 *
 * Assumes that the debts would keep their balances and rates for the whole term of the new loan. This
 * favours the new loan; `debtConsolidationInsight` pays each debt off instead.
 *
 * @throws CalculatorInputError
 * @example
 * debtConsolidation.calculate({
 *   debts: [{ id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 }],
 *   newRate: 5.5,
 *   newTerm: 25,
 * }).monthlySavings; // 377.18…
 */
export const debtConsolidation: CalculatorOf<DebtConsolidationInputs, DebtConsolidationResult> =
  /* @__PURE__ */ defineCalculator({
    id: "debt-consolidation",
    fields: debtConsolidationFields,
    workOut: workOutDebtConsolidation,
  });
