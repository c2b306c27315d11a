import { type CalculatorOf, defineCalculator, type InputsOf } from "../calculator.ts";
import { debtToIncome } from "../debtToIncome.ts";
import { amount, belowHomePrice, positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";

export const homeIncomeFields = {
  homePrice: { rule: positiveAmount, step: 1, slider: true },
  downPayment: { rule: belowHomePrice, step: 2, slider: true },
  /** Percent per year, compounded monthly. */
  interestRate: { rule: rate, default: 5.5, step: 2 },
  loanTerm: { rule: yearCount, default: 25, step: 2 },
  /** Payments on other debts in dollars a month. */
  monthlyDebts: { rule: amount, step: 3 },
} as const;

export interface HomeIncomeInputs extends InputsOf<typeof homeIncomeFields> {}

export interface HomeIncomeResult {
  /** Dollars a year before tax. */
  readonly incomeByRule: number;
  /** Dollars a month. */
  readonly housePayment: number;
}

/** Returns the yearly income of which monthly payments are the share of the rule. */
export const incomeByRule = (monthly: number): number => (monthly * 1200) / debtToIncome;

export function workOutHomeIncome(inputs: HomeIncomeInputs) {
  const { homePrice, downPayment, interestRate, loanTerm, monthlyDebts } = inputs;
  const houseLoan = homePrice - downPayment;
  const monthlyRate = interestRate / 1200;
  const months = loanTerm * 12;
  const housePayment = levelPayment(houseLoan, monthlyRate, months);
  return {
    workings: { houseLoan, monthlyRate, months },
    result: { incomeByRule: incomeByRule(housePayment + monthlyDebts), housePayment },
  };
}

/**
 * Calculator of the income that a home takes: mortgage payment and other debts are 32 % of it. The
 * inverse of the affordability calculator, with the same assumptions.
 *
 * @throws CalculatorInputError
 * @example
 * homeIncome.calculate({
 *   homePrice: 650_000, downPayment: 130_000, interestRate: 5.5, loanTerm: 25, monthlyDebts: 300,
 * }).incomeByRule; // 130997.06…
 */
export const homeIncome: CalculatorOf<HomeIncomeInputs, HomeIncomeResult> =
  /* @__PURE__ */ defineCalculator({
    id: "home-income",
    fields: homeIncomeFields,
    workOut: workOutHomeIncome,
  });
