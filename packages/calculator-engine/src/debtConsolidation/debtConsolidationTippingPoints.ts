import { positiveAmount, rate, years } from "../fieldRules.ts";
import { payOff } from "../finance/payOff.ts";
import {
  findTippingPoint,
  pointsFound,
  type TippingPoint,
} from "../tippingPoints/findTippingPoint.ts";
import { assertValid } from "../validate.ts";
import {
  type DebtConsolidationInputs,
  debtConsolidation,
  workOutDebtConsolidation,
} from "./debtConsolidationEstimate.ts";

export type DebtAnswer = "debt-cheaper-paid-off" | "debt-cheaper-in-loan";

/**
 * The new rate and term at which the recommendation changes and, for each debt, the payment from which
 * paying it off directly costs less interest than its share of the new loan.
 *
 * @throws CalculatorInputError
 */
export function debtConsolidationTippingPoints(
  inputs: DebtConsolidationInputs,
): readonly TippingPoint[] {
  assertValid(debtConsolidation, inputs);
  const { workings, result } = workOutDebtConsolidation(inputs);
  const answer = (changed: Partial<DebtConsolidationInputs>) =>
    workOutDebtConsolidation({ ...inputs, ...changed }).result.recommendationId;
  const byDebt = inputs.debts.map((debt, index) => {
    const share = (workings.newInterest * debt.balance) / result.currentTotalBalance;
    return findTippingPoint({
      field: `debts.${index}.payment`,
      input: { id: "debts.payment", of: debt.name, value: debt.payment, unit: "dollars" },
      range: positiveAmount,
      rising: ["debt-cheaper-in-loan", "debt-cheaper-paid-off"],
      keepsWhenFalling: true,
      answerAt(payment) {
        const paid = payOff(debt.balance, debt.rate / 1200, payment);
        return paid && paid.interest < share ? "debt-cheaper-paid-off" : "debt-cheaper-in-loan";
      },
    });
  });
  return pointsFound([
    findTippingPoint({
      input: { id: "newRate", value: inputs.newRate, unit: "percent" },
      range: rate,
      rising: ["highly-recommended", "good-for-cash-flow", "consider-carefully"],
      answerAt: (newRate) => answer({ newRate }),
    }),
    findTippingPoint({
      input: { id: "newTerm", value: inputs.newTerm, unit: "years" },
      range: years,
      answerAt: (newTerm) => answer({ newTerm }),
    }),
    ...byDebt,
  ]);
}
