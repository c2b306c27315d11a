import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { prepaymentCharge } from "../canada/prepaymentCharge.ts";
import { qualifyingRate } from "../canada/qualifyingRate.ts";
import { refinanceLimit, stressTest } from "../canada/rules/qualifying.ts";
import { ruleInForce, rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { assembleLenderView, finding, type LenderView } from "../lenderView/assembleLenderView.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import { compoundingStage } from "../lenderView/compoundingStage.ts";
import { monthlyPayment } from "../lenderView/monthlyPayment.ts";
import { prepaymentStage } from "../lenderView/prepaymentStage.ts";
import { ruleUsed, ruleUsedOn } from "../lenderView/ruleUsed.ts";
import { percent } from "../quantity.ts";
import {
  type DebtConsolidationInputs,
  debtConsolidation,
  workOutDebtConsolidation,
} from "./debtConsolidationEstimate.ts";
import { interestPaidAsNow } from "./interestPaidAsNow.ts";

export interface DebtConsolidationCircumstances {
  readonly compounding: Compounding;
  /** Dollars; `null` when unknown, and then the debts are taken to fit. */
  readonly homeValue: number | null;
  /** Dollars owed on the present mortgage, and its rate in percent a year. */
  readonly mortgageBalance: number;
  readonly mortgageRate: number;
  readonly rateType: "fixed" | "variable";
  /** Months left of the present term; 0 at renewal, when leaving costs no charge. */
  readonly monthsRemaining: number;
  /** Dollars for the lawyer, the appraisal and the discharge. */
  readonly refinanceCosts: number;
  /** ISO date that chooses the rules in force. */
  readonly on: string;
}

/** What the view assumes where it is not told. */
export const debtConsolidationCircumstances: DebtConsolidationCircumstances = {
  compounding: "semi-annual",
  homeValue: null,
  mortgageBalance: 0,
  mortgageRate: 0,
  rateType: "fixed",
  monthsRemaining: 24,
  refinanceCosts: 2_000,
  on: rulesCheckedOn,
};

/** What leaving the present mortgage costs; nothing without one or once its term is over. */
function chargeFor(newRate: number, circumstances: DebtConsolidationCircumstances): number {
  const { mortgageBalance, mortgageRate, rateType, monthsRemaining, on } = circumstances;
  if (monthsRemaining === 0) return 0;
  return prepaymentCharge({
    balance: mortgageBalance,
    annualRate: mortgageRate,
    comparisonRate: newRate,
    monthsRemaining,
    rateType,
    on,
  }).charge;
}

/**
 * The interest that consolidating saves as a lender computes it: the new loan compounded semi-annually,
 * only as much of the debts as fits under the refinance limit, less what refinancing itself costs.
 *
 * Debts that do not fit stay as they are, in proportion. Today's interest is that of paying each debt
 * off at its present payment; where one never ends so, it stays the estimate's.
 *
 * @throws CalculatorInputError
 */
export function debtConsolidationLenderView(
  inputs: DebtConsolidationInputs,
  given: Partial<DebtConsolidationCircumstances> = {},
): LenderView {
  const estimate = debtConsolidation.calculate(inputs);
  const circumstances = completeCircumstances(debtConsolidationCircumstances, given);
  const { compounding, homeValue, mortgageBalance, refinanceCosts, on } = circumstances;
  const { newRate, newTerm } = inputs;
  const total = estimate.currentTotalBalance;
  const payment = monthlyPayment(total, newRate, newTerm, compounding);
  const { newInterest } = workOutDebtConsolidation(inputs).workings;
  const asNow = interestPaidAsNow(inputs.debts);
  const paidOff = asNow === null ? estimate.interestSavings : asNow - newInterest;
  const compounded = paidOff + (estimate.newPayment - payment) * newTerm * 12;

  const limit = ruleInForce(refinanceLimit, on);
  const room =
    homeValue === null
      ? total
      : Math.min(total, Math.max(0, (homeValue * limit.value) / 100 - mortgageBalance));
  const fitting = (compounded * room) / total;
  const paidCosts = room > 0 ? fitting - refinanceCosts : fitting;
  const lender = room > 0 ? paidCosts - chargeFor(newRate, circumstances) : paidCosts;
  const tested = qualifyingRate(newRate, on);
  return assembleLenderView({
    headline: ["interestSavings", estimate.interestSavings],
    lender: "lenderInterestSavings",
    stages: [
      { id: "debts-paid-off", value: paidOff },
      compoundingStage(compounded, compounding, on),
      {
        id: "refinance-limit",
        share: percent(limit.value),
        value: fitting,
        rule: ruleUsed(limit),
      },
      { id: "refinance-costs", value: paidCosts },
      prepaymentStage(lender, on),
    ],
    findings: [
      finding("fittingDebts", room, "dollars"),
      finding("paymentOnFitting", (payment * room) / total, "dollars"),
      finding("qualifyingRate", tested, "percent"),
    ],
    rules: [ruleUsed(limit), ruleUsedOn(stressTest, on)],
    notes: [
      ...(room === 0 ? [{ id: "nothing-fits", limit: percent(limit.value) } as const] : []),
      ...(homeValue === null ? [{ id: "home-value-unknown" } as const] : []),
      ...(asNow === null ? [{ id: "debt-never-ends" } as const] : []),
    ],
  });
}
