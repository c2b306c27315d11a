import { qualifyingRate } from "../canada/qualifyingRate.ts";
import { refinanceLimit } from "../canada/rules/equity.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { equitySources } from "../canada/rules/sources/lending.ts";
import { assembleLenderView, finding, type LenderView } from "../lenderView/assembleLenderView.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import { compoundingStage } from "../lenderView/compoundingStage.ts";
import { monthlyPayment } from "../lenderView/monthlyPayment.ts";
import { prepaymentStage } from "../lenderView/prepaymentStage.ts";
import { ruleUsed } from "../lenderView/ruleUsed.ts";
import { stressTestUsed } from "../lenderView/stressTestUsed.ts";
import { dollars, months, percent } from "../quantity.ts";
import { checkRefinance } from "./refinanceCheck.ts";
import { type RefinanceCircumstances, refinanceCircumstances } from "./refinanceCircumstances.ts";
import { type RefinanceInputs, refinance } from "./refinanceEstimate.ts";

/**
 * What refinancing gains as a lender computes it: interest compounded semi-annually and saved until the
 * present term ends, less the closing costs and the charge for leaving early. At renewal, where no term
 * is left, over the years remaining.
 *
 * Findings: what is saved and what changing costs, when that is recovered, the payment tested, and how
 * much the home's value lets one borrow.
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
  const term = checkRefinance(inputs, circumstances);
  const tested = qualifyingRate(newRate, on);
  const limit = ruleInForce(refinanceLimit, on);
  const max = homeValue === null ? null : (homeValue * limit.value) / 100;
  const recovered = term.recoveredAfterMonths;
  return assembleLenderView({
    headline: ["totalSavings", totalSavings],
    lender: "lenderTotalSavings",
    limit: {
      id: term.atRenewal ? "end-of-mortgage" : "end-of-term",
      months: months(term.months),
      saved: dollars(term.interestSaved),
      costs: dollars(term.costs),
    },
    stages: [
      compoundingStage(compounded, compounding, on),
      {
        id: "end-of-term",
        months: months(term.months),
        value: term.interestSaved - closingCosts,
      },
      prepaymentStage(term.gain, on),
    ],
    findings: [
      finding("interestSavedInTerm", term.interestSaved, "dollars"),
      finding("costOfChanging", term.costs, "dollars"),
      ...(recovered === null ? [] : [finding("breakEvenWithCharge", recovered, "months")]),
      finding("lenderPayment", pay(newRate), "dollars"),
      finding("qualifyingRate", tested, "percent"),
      finding("testedPayment", pay(tested), "dollars"),
      ...(max === null ? [] : [finding("refinanceMax", max, "dollars")]),
    ],
    rules: [stressTestUsed(on), ...(max === null ? [] : [ruleUsed(limit, equitySources)])],
    notes: [
      { id: "charge-is-estimate" },
      ...(max !== null && currentBalance > max
        ? [{ id: "balance-above-limit", limit: percent(limit.value) } as const]
        : []),
    ],
  });
}
