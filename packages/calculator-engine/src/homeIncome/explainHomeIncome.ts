import { debtToIncome } from "../debtToIncome.ts";
import {
  type ExplanationStep,
  explainSteps,
  figuresOf,
  levelPaymentLine,
} from "../explain/explainSteps.ts";
import type { Unit } from "../quantity.ts";
import {
  type HomeIncomeInputs,
  homeIncomeFields,
  workOutHomeIncome,
} from "./homeIncomeEstimate.ts";

export const homeIncomeFigures = {
  debtToIncome: "percent",
  houseLoan: "dollars",
  housePayment: "dollars",
  incomeByRule: "dollars",
  incomeAtLender: "dollars",
  cashForHome: "dollars",
  gds: "percent",
  tds: "percent",
  taxesAtClosing: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** Explains the estimate of the income that a home takes, step by step. */
export function explainHomeIncome(inputs: HomeIncomeInputs): readonly ExplanationStep[] {
  const { workings, result } = workOutHomeIncome(inputs);
  const values = [inputs, workings, result, { debtToIncome }];
  return explainSteps(figuresOf(homeIncomeFields, homeIncomeFigures, ...values), [
    ["houseLoan", "{homePrice} − {downPayment}"],
    ["monthlyRate", "{interestRate} ÷ 12"],
    ["months", "{loanTerm} × 12"],
    levelPaymentLine("housePayment", "houseLoan", "monthlyRate", "months", inputs.interestRate),
    ["incomeByRule", "({housePayment} + {monthlyDebts}) × 12 ÷ {debtToIncome}"],
  ]);
}
