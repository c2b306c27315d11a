import { qualifyingRate } from "../canada/qualifyingRate.ts";
import { equitySources } from "../canada/rules/sources/lending.ts";
import { assembleLenderView, finding, type LenderView } from "../lenderView/assembleLenderView.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import { compoundingStage } from "../lenderView/compoundingStage.ts";
import { prepaymentStage } from "../lenderView/prepaymentStage.ts";
import { ruleUsed } from "../lenderView/ruleUsed.ts";
import { stressTestUsed } from "../lenderView/stressTestUsed.ts";
import { percent } from "../quantity.ts";
import { consolidateAtLender } from "./consolidateAtLender.ts";
import {
  type DebtConsolidationCircumstances,
  debtConsolidationCircumstances,
} from "./debtConsolidationCircumstances.ts";
import { type DebtConsolidationInputs, debtConsolidation } from "./debtConsolidationEstimate.ts";

/**
 * The interest that consolidating saves as a lender computes it: against paying each debt off as now, the
 * new loan compounded semi-annually, only as much of the debts as fits under the refinance limit, less
 * what refinancing itself costs.
 *
 * Debts that do not fit stay as they are, in proportion. Where a debt never ends at its present payment,
 * today's interest stays the estimate's.
 *
 * @throws CalculatorInputError
 */
export function debtConsolidationLenderView(
  inputs: DebtConsolidationInputs,
  given: Partial<DebtConsolidationCircumstances> = {},
): LenderView {
  const { interestSavings } = debtConsolidation.calculate(inputs);
  const circumstances = completeCircumstances(debtConsolidationCircumstances, given);
  const { compounding, homeValue, on } = circumstances;
  const at = consolidateAtLender(inputs, circumstances);
  const { limit, room, share, compounded } = at;
  const limitShare = percent(limit.value);
  const fitting = compounded * share;
  return assembleLenderView({
    headline: ["interestSavings", interestSavings],
    lender: "lenderInterestSavings",
    limit: room === 0 ? { id: "nothing-fits", limit: limitShare } : null,
    stages: [
      { id: "debts-paid-off", value: at.paidOff },
      compoundingStage(compounded, compounding, on),
      {
        id: "refinance-limit",
        share: limitShare,
        value: fitting,
        rule: ruleUsed(limit, equitySources),
      },
      { id: "refinance-costs", value: fitting - at.refinanceCosts },
      prepaymentStage(at.gain, on),
    ],
    findings: [
      finding("fittingDebts", room, "dollars"),
      finding("paymentOnFitting", at.payment * share, "dollars"),
      finding("qualifyingRate", qualifyingRate(inputs.newRate, on), "percent"),
    ],
    rules: [ruleUsed(limit, equitySources), stressTestUsed(on)],
    notes: [
      ...(room === 0 ? [{ id: "nothing-fits", limit: limitShare } as const] : []),
      ...(homeValue === null ? [{ id: "home-value-unknown" } as const] : []),
      ...(at.asNow === null ? [{ id: "debt-never-ends" } as const] : []),
    ],
  });
}
