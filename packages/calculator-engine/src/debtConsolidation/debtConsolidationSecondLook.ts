import { type PayOff, payOff } from "../finance/payOff.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import type { SecondLook } from "../secondLook/secondLook.ts";
import { consolidateAtLender } from "./consolidateAtLender.ts";
import {
  type DebtConsolidationCircumstances,
  debtConsolidationCircumstances,
} from "./debtConsolidationCircumstances.ts";
import { type DebtConsolidationInputs, debtConsolidation } from "./debtConsolidationEstimate.ts";

export interface DebtConsolidationFigures {
  /** Each debt at its present payment; `payOff` is `null` where that never clears it. */
  readonly debts: readonly { readonly name: string; readonly payOff: PayOff | null }[];
  /** The share of the debts that fits under the refinance limit, as a fraction; all sums are of it. */
  readonly share: number;
  /** Interest of the debts until they are paid off as now; `null` when one never is. */
  readonly interestAsNow: number | null;
  /** Months until the last debt is paid off; `null` when one never is. */
  readonly monthsAsNow: number | null;
  readonly interestConsolidated: number;
  readonly monthsConsolidated: number;
  /** What taking the new loan out costs besides. */
  readonly costs: number;
}

export type DebtConsolidationSecondLook = SecondLook<
  DebtConsolidationFigures,
  "debt-consolidation"
>;

/**
 * Pays each debt off at its own payment, month by month, and sets that against the new loan as a lender
 * makes it, costs included.
 *
 * Assumes that no debt grows by new purchases and that a debt's payment does not move to another once
 * it is cleared. The advice holds when the long-term saving it promises, or denies, is there.
 *
 * @throws CalculatorInputError
 */
export function debtConsolidationSecondLook(
  inputs: DebtConsolidationInputs,
  given: Partial<DebtConsolidationCircumstances> = {},
): DebtConsolidationSecondLook {
  const { recommendationId } = debtConsolidation.calculate(inputs);
  const circumstances = completeCircumstances(debtConsolidationCircumstances, given);
  const at = consolidateAtLender(inputs, circumstances);
  const debts = inputs.debts.map(({ name, balance, rate, payment }) => ({
    name,
    payOff: payOff(balance, rate / 1200, payment),
  }));
  const saves = at.room > 0 && (at.asNow === null || at.gain > 0);
  const promised = recommendationId === "highly-recommended";
  return {
    id: "debt-consolidation",
    checked: recommendationId,
    holds: promised === saves,
    refutes: promised && !saves ? ["interestSavings"] : [],
    figures: {
      debts,
      share: at.share,
      interestAsNow: at.asNow === null ? null : at.asNow * at.share,
      monthsAsNow:
        at.asNow === null ? null : Math.max(...debts.map((debt) => debt.payOff?.periods ?? 0)),
      interestConsolidated: at.interest * at.share,
      monthsConsolidated: inputs.newTerm * 12,
      costs: at.refinanceCosts + at.charge,
    },
  };
}
