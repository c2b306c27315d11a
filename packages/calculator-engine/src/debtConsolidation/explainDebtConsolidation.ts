import { describeSteps, type ExplanationStep, type Unit } from "../explain/describeSteps.ts";
import { levelPaymentFormula } from "../explain/levelPaymentFormula.ts";
import {
  type DebtConsolidationInputs,
  debtConsolidation,
  workOutDebtConsolidation,
} from "./debtConsolidationEstimate.ts";

const terms: Readonly<Record<string, readonly [string, Unit]>> = {
  newRate: ["new rate", "percent"],
  newTerm: ["new term", "years"],
  months: ["number of payments", "payments"],
  monthlyRate: ["monthly rate", "fraction"],
  currentTotalBalance: ["total balance", "dollars"],
  currentTotalPayment: ["total of today's payments", "dollars"],
  newPayment: ["new payment", "dollars"],
  monthlySavings: ["monthly savings", "dollars"],
  averageRate: ["average rate, weighted by balance", "percent"],
  currentInterest: ["interest at today's rates", "dollars"],
  newInterest: ["interest of the new loan", "dollars"],
  interestSavings: ["interest savings", "dollars"],
  recommendation: ["recommendation", "text"],
};

/**
 * The debt consolidation estimate step by step; the last step is the recommendation.
 *
 * @throws CalculatorInputError
 */
export function explainDebtConsolidation(
  inputs: DebtConsolidationInputs,
): readonly ExplanationStep[] {
  debtConsolidation.calculate(inputs);
  const { debts, newRate, newTerm } = inputs;
  const { workings, result } = workOutDebtConsolidation(inputs);
  const values: Record<string, number | string> = { newRate, newTerm, ...workings, ...result };
  const debtTerms: Record<string, readonly [string, Unit]> = { ...terms };
  for (const [index, { name, balance, payment, rate }] of debts.entries()) {
    Object.assign(values, {
      [`balance${index}`]: balance,
      [`payment${index}`]: payment,
      [`rate${index}`]: rate,
    });
    debtTerms[`balance${index}`] = [`${name} balance`, "dollars"];
    debtTerms[`payment${index}`] = [`${name} payment`, "dollars"];
    debtTerms[`rate${index}`] = [`${name} rate`, "percent"];
  }
  const sum = (term: (index: number) => string) => debts.map((_, index) => term(index)).join(" + ");
  return describeSteps(values, debtTerms, [
    ["currentTotalBalance", sum((index) => `{balance${index}}`)],
    ["currentTotalPayment", sum((index) => `{payment${index}}`)],
    ["months", "{newTerm} × 12"],
    ["monthlyRate", "{newRate} ÷ 12"],
    ["newPayment", levelPaymentFormula("currentTotalBalance", "monthlyRate", "months", newRate)],
    ["monthlySavings", "{currentTotalPayment} − {newPayment}"],
    [
      "averageRate",
      `(${sum((index) => `{balance${index}} × {rate${index}}`)}) ÷ {currentTotalBalance}`,
    ],
    ["currentInterest", "{currentTotalBalance} × {averageRate} × {newTerm}"],
    ["newInterest", "{newPayment} × {months} − {currentTotalBalance}"],
    ["interestSavings", "{currentInterest} − {newInterest}"],
    ["recommendation", "by whether {monthlySavings} and {interestSavings} are above 0"],
  ]);
}
