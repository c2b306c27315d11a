import { type PayOff, payOff } from "../finance/payOff.ts";
import type { SecondLook } from "../secondLook/secondLook.ts";
import { assertValid } from "../validate.ts";
import {
  type DebtConsolidationInputs,
  debtConsolidation,
  workOutDebtConsolidation,
} from "./debtConsolidationEstimate.ts";
import { interestPaidAsNow } from "./interestPaidAsNow.ts";

export interface DebtConsolidationFigures {
  /** Each debt at its present payment; `payOff` is `null` where that never clears it. */
  readonly debts: readonly { readonly name: string; readonly payOff: PayOff | null }[];
  /** Interest of all debts until they are paid off; `null` when one never is. */
  readonly interestAsNow: number | null;
  /** Months until the last debt is paid off; `null` when one never is. */
  readonly monthsAsNow: number | null;
  readonly interestConsolidated: number;
  readonly monthsConsolidated: number;
}

export type DebtConsolidationSecondLook = SecondLook<
  DebtConsolidationFigures,
  "debt-consolidation"
>;

/**
 * Pays each debt off at its own payment, month by month, and sets that against the new loan.
 *
 * Assumes that no debt grows by new purchases and that a debt's payment does not move to another once
 * it is cleared. The advice holds when the long-term saving it promises, or denies, is there.
 *
 * @throws CalculatorInputError
 */
export function debtConsolidationSecondLook(
  inputs: DebtConsolidationInputs,
): DebtConsolidationSecondLook {
  assertValid(debtConsolidation, inputs);
  const { workings, result } = workOutDebtConsolidation(inputs);
  const { months, newInterest } = workings;
  const paid = inputs.debts.map((debt) => ({
    name: debt.name,
    payOff: payOff(debt.balance, debt.rate / 1200, debt.payment),
  }));
  const endless = paid.some((debt) => debt.payOff === null);
  const figures: DebtConsolidationFigures = {
    debts: paid,
    interestAsNow: interestPaidAsNow(inputs.debts),
    monthsAsNow: endless ? null : Math.max(...paid.map((debt) => debt.payOff?.periods ?? 0)),
    interestConsolidated: newInterest,
    monthsConsolidated: months,
  };
  const saves = figures.interestAsNow === null || figures.interestAsNow > newInterest;
  const promised = result.recommendationId === "highly-recommended";
  return {
    id: "debt-consolidation",
    checked: result.recommendationId,
    holds: promised === saves,
    refutes: promised && !saves ? ["interestSavings"] : [],
    figures,
  };
}
