import { positiveAmount, rate, years } from "../fieldRules.ts";
import { payOff } from "../finance/payOff.ts";
import { findTippingPoint, type TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import {
  type DebtConsolidationInputs,
  debtConsolidation,
  workOutDebtConsolidation,
} from "./debtConsolidationEstimate.ts";

/**
 * The new rate and term at which the recommendation changes and, for each debt, the payment from which
 * paying it off directly costs less interest than its share of the new loan.
 *
 * @throws CalculatorInputError
 */
export function debtConsolidationTippingPoints(
  inputs: DebtConsolidationInputs,
): readonly TippingPoint[] {
  debtConsolidation.calculate(inputs);
  const { workings, result } = workOutDebtConsolidation(inputs);
  const answer = (changed: Partial<DebtConsolidationInputs>) =>
    workOutDebtConsolidation({ ...inputs, ...changed }).result.recommendation;
  const byDebt = inputs.debts.map((debt, index) => {
    const share = (workings.newInterest * debt.balance) / result.currentTotalBalance;
    return findTippingPoint({
      field: `debts.${index}.payment`,
      label: `payment on ${debt.name}`,
      unit: "dollars",
      current: debt.payment,
      range: positiveAmount,
      answerAt(payment) {
        const paid = payOff(debt.balance, debt.rate / 1200, payment);
        return paid && paid.interest < share
          ? `${debt.name} costs less interest paid off directly`
          : `${debt.name} costs less interest within the new loan`;
      },
    });
  });
  return [
    findTippingPoint({
      field: "newRate",
      label: "new rate",
      unit: "percent",
      current: inputs.newRate,
      range: rate,
      answerAt: (newRate) => answer({ newRate }),
    }),
    findTippingPoint({
      field: "newTerm",
      label: "new term",
      unit: "years",
      current: inputs.newTerm,
      range: years,
      answerAt: (newTerm) => answer({ newTerm }),
    }),
    ...byDebt,
  ];
}
