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
import { type RefinanceInputs, refinance } from "./refinanceEstimate.ts";

export interface RefinanceCircumstances {
  readonly compounding: Compounding;
  /** Of the mortgage being left. */
  readonly rateType: "fixed" | "variable";
  /** Months left of its term; 0 at renewal, when leaving costs no charge. */
  readonly monthsRemaining: number;
  /** Percent a year its lender compares with; `null` for the new rate. */
  readonly comparisonRate: number | null;
  /** Dollars; `null` when unknown, and then the loan is not compared with it. */
  readonly homeValue: number | null;
  /** ISO date that chooses the rules in force. */
  readonly on: string;
}

/** What the view assumes where it is not told. */
export const refinanceCircumstances: RefinanceCircumstances = {
  compounding: "semi-annual",
  rateType: "fixed",
  monthsRemaining: 24,
  comparisonRate: null,
  homeValue: null,
  on: rulesCheckedOn,
};

/** What leaving the present mortgage costs; nothing once its term is over. */
function chargeFor(inputs: RefinanceInputs, circumstances: RefinanceCircumstances): number {
  const { rateType, comparisonRate, on } = circumstances;
  const monthsRemaining = Math.min(circumstances.monthsRemaining, inputs.yearsRemaining * 12);
  if (monthsRemaining === 0) return 0;
  return prepaymentCharge({
    balance: inputs.currentBalance,
    annualRate: inputs.currentRate,
    comparisonRate: comparisonRate ?? inputs.newRate,
    monthsRemaining,
    rateType,
    on,
  }).charge;
}

/**
 * What refinancing saves as a lender computes it: both payments compounded semi-annually, and the
 * charge for leaving the present mortgage before its term ends counted as a cost.
 *
 * Findings: the months to break even with that charge, the payment tested, and how much the home's
 * value lets one borrow.
 *
 * @throws CalculatorInputError
 */
export function refinanceLenderView(
  inputs: RefinanceInputs,
  given: Partial<RefinanceCircumstances> = {},
): LenderView {
  const { totalSavings } = refinance.calculate(inputs);
  const circumstances = completeCircumstances(refinanceCircumstances, given);
  const { compounding, homeValue, on } = circumstances;
  const { currentBalance, currentRate, newRate, yearsRemaining, closingCosts } = inputs;
  const pay = (rate: number) => monthlyPayment(currentBalance, rate, yearsRemaining, compounding);
  const monthlySavings = pay(currentRate) - pay(newRate);
  const compounded = monthlySavings * yearsRemaining * 12 - closingCosts;
  const charge = chargeFor(inputs, circumstances);
  const tested = qualifyingRate(newRate, on);
  const limit = ruleInForce(refinanceLimit, on);
  const max = homeValue === null ? null : (homeValue * limit.value) / 100;
  const breakEven = (closingCosts + charge) / monthlySavings;
  return assembleLenderView({
    headline: ["totalSavings", totalSavings],
    lender: "lenderTotalSavings",
    stages: [
      compoundingStage(compounded, compounding, on),
      prepaymentStage(compounded - charge, on),
    ],
    findings: [
      finding("lenderPayment", pay(newRate), "dollars"),
      ...(monthlySavings > 0 ? [finding("breakEvenWithCharge", breakEven, "months")] : []),
      finding("qualifyingRate", tested, "percent"),
      finding("testedPayment", pay(tested), "dollars"),
      ...(max === null ? [] : [finding("refinanceMax", max, "dollars")]),
    ],
    rules: [ruleUsedOn(stressTest, on), ...(max === null ? [] : [ruleUsed(limit)])],
    notes: [
      { id: "charge-is-estimate" },
      ...(max !== null && currentBalance > max
        ? [{ id: "balance-above-limit", limit: percent(limit.value) } as const]
        : []),
    ],
  });
}
