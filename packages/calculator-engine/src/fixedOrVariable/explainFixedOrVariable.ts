import { assertValid } from "../checkInputs.ts";
import { type ExplanationStep, explainSteps, figuresOf } from "../explain/explainSteps.ts";
import { balanceLine, levelPaymentLine } from "../explain/loanFormulas.ts";
import type { Unit } from "../quantity.ts";
import {
  comparedMonths,
  type FixedOrVariableInputs,
  fixedOrVariable,
  fixedOrVariableFields,
  workOutFixedOrVariable,
} from "./fixedOrVariableEstimate.ts";

export const fixedOrVariableFigures = {
  monthsCompared: "payments",
  monthsAfter: "payments",
  fixedMonthlyRate: "fraction",
  fixedPayment: "dollars",
  fixedOwed: "dollars",
  fixedInterest: "dollars",
  variableMonthlyRate: "fraction",
  variablePayment: "dollars",
  variableOwed: "dollars",
  variableInterest: "dollars",
  variableSaves: "dollars",
  lenderVariableSaves: "dollars",
  costFixed1: "dollars",
  costFixed2: "dollars",
  costFixed3: "dollars",
  costFixed4: "dollars",
  costFixed5: "dollars",
  costVariable: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/**
 * Explains the simple rule step by step; the last step is `variableSaves`.
 *
 * @throws CalculatorInputError
 */
export function explainFixedOrVariable(inputs: FixedOrVariableInputs): readonly ExplanationStep[] {
  assertValid(fixedOrVariable, inputs);
  const { workings, result } = workOutFixedOrVariable(inputs);
  const figures = figuresOf(fixedOrVariableFields, fixedOrVariableFigures, {
    ...inputs,
    ...workings,
    ...result,
  });
  const follow = (kind: "fixed" | "variable") => {
    const rate = inputs[`${kind}Rate`];
    const monthlyRate = `${kind}MonthlyRate` as const;
    const payment = `${kind}Payment` as const;
    const owed = `${kind}Owed` as const;
    return [
      [monthlyRate, `{${kind}Rate} ÷ 12`],
      levelPaymentLine(payment, "loanAmount", monthlyRate, "months", rate),
      balanceLine(owed, payment, monthlyRate, "monthsAfter", rate),
      [`${kind}Interest`, `{${payment}} × {monthsCompared} − ({loanAmount} − {${owed}})`],
    ] as const;
  };
  return explainSteps(figures, [
    ["months", "{loanTerm} × 12"],
    ["monthsCompared", `min({months}, ${comparedMonths})`],
    ["monthsAfter", "{months} − {monthsCompared}"],
    ...follow("fixed"),
    ...follow("variable"),
    ["variableSaves", "{fixedInterest} − {variableInterest}"],
  ]);
}
