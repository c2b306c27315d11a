import {
  type ExplanationStep,
  explainDecision,
  explainSteps,
  figuresOf,
  levelPaymentLine,
} from "../explain/explainSteps.ts";
import type { Figure, Unit } from "../quantity.ts";
import {
  type Debt,
  type DebtConsolidationInputs,
  debtConsolidationFields,
  workOutDebtConsolidation,
} from "./debtConsolidationEstimate.ts";

export const debtConsolidationFigures = {
  currentTotalBalance: "dollars",
  currentTotalPayment: "dollars",
  averageRate: "percent",
  currentInterest: "dollars",
  newInterest: "dollars",
  interestSavings: "dollars",
  lenderInterestSavings: "dollars",
  fittingDebts: "dollars",
  paymentOnFitting: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** Returns the figures of each debt under separate keys: `balance0`, `payment0`, `rate0`. */
const debtFigures = (debts: readonly Debt[]): Readonly<Record<string, Figure>> =>
  Object.fromEntries(
    debts.flatMap((debt, index) =>
      (["balance", "payment", "rate"] as const).map((column) => {
        const id = `debts.${column}` as const;
        const unit = debtConsolidationFields[id].rule.kind;
        return [`${column}${index}`, { id, of: debt.name, row: index, value: debt[column], unit }];
      }),
    ),
  );

/** Explains the debt consolidation estimate step by step; the last step is the recommendation. */
export function explainDebtConsolidation(
  inputs: DebtConsolidationInputs,
): readonly ExplanationStep[] {
  const { debts, newRate } = inputs;
  const { workings, result } = workOutDebtConsolidation(inputs);
  const { recommendationId, monthlySavings, interestSavings } = result;
  const figures = {
    ...figuresOf(debtConsolidationFields, debtConsolidationFigures, inputs, workings, result),
    ...debtFigures(debts),
  };
  const sum = (term: (index: number) => string) => debts.map((_, index) => term(index)).join(" + ");
  const steps = explainSteps<string>(figures, [
    ["currentTotalBalance", sum((index) => `{balance${index}}`)],
    ["currentTotalPayment", sum((index) => `{payment${index}}`)],
    ["months", "{newTerm} × 12"],
    ["monthlyRate", "{newRate} ÷ 12"],
    levelPaymentLine("newPayment", "currentTotalBalance", "monthlyRate", "months", newRate),
    ["monthlySavings", "{currentTotalPayment} − {newPayment}"],
    [
      "averageRate",
      `(${sum((index) => `{balance${index}} × {rate${index}}`)}) ÷ {currentTotalBalance}`,
    ],
    ["currentInterest", "{currentTotalBalance} × {averageRate} × {newTerm}"],
    ["newInterest", "{newPayment} × {months} − {currentTotalBalance}"],
    ["interestSavings", "{currentInterest} − {newInterest}"],
  ]);
  const comparison = interestSavings > 0 ? ">" : "≤";
  const condition =
    monthlySavings > 0
      ? `{monthlySavings} > 0 and {interestSavings} ${comparison} 0`
      : "{monthlySavings} ≤ 0";
  return [...steps, explainDecision(recommendationId, figures, condition)];
}
