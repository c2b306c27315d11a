import { type QualifyingTest, qualifyingTest } from "../canada/qualifyingTest.ts";
import { switchSources } from "../canada/rules/sources/lending.ts";
import { assembleLenderView, finding, type LenderView } from "../lenderView/assembleLenderView.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import { compoundingStage } from "../lenderView/compoundingStage.ts";
import { monthlyPayment } from "../lenderView/monthlyPayment.ts";
import { prepaymentStage } from "../lenderView/prepaymentStage.ts";
import { ruleUsed } from "../lenderView/ruleUsed.ts";
import { stressTestUsed } from "../lenderView/stressTestUsed.ts";
import { dollars, months } from "../quantity.ts";
import { chargeFor, compareAtLender, isChargeUnknown } from "./compareAtLender.ts";
import type { RenewalChoice } from "./renewalChoices.ts";
import { type RenewalCircumstances, renewalCircumstances } from "./renewalCircumstances.ts";
import { type RenewalInputs, renewal } from "./renewalEstimate.ts";

/** Whether the payment of a choice is tested: not with the present lender, nor for a straight switch. */
function testOf(
  { mortgageBalance, amortizationYears, monthsRemaining }: RenewalInputs,
  { kind, rate }: RenewalChoice,
  on: string,
): QualifyingTest {
  const contractRate = rate;
  if (kind === "blend") return qualifyingTest({ contractRate, transaction: "renewal", on });
  if (monthsRemaining > 0) return qualifyingTest({ contractRate, transaction: "refinance", on });
  return qualifyingTest({
    contractRate,
    transaction: "switch",
    switch: {
      balance: mortgageBalance,
      newLoan: mortgageBalance,
      yearsLeft: amortizationYears,
      newAmortizationYears: amortizationYears,
    },
    on,
  });
}

/**
 * What the cheapest choice saves as a lender computes it, to the end of the shortest term: interest
 * compounded semi-annually, less what leaving before the present term ends costs where no charge was
 * entered.
 *
 * Findings: its payment, the charge and, where a lender tests the payment, at which rate. A straight
 * switch at renewal raises neither the loan nor the amortization, and has not been tested since 2024.
 *
 * @throws CalculatorInputError
 */
export function renewalLenderView(
  inputs: RenewalInputs,
  given: Partial<RenewalCircumstances> = {},
): LenderView {
  const { renewalSavings } = renewal.calculate(inputs);
  const circumstances = completeCircumstances(renewalCircumstances, given);
  const { compounding, on } = circumstances;
  const { mortgageBalance, amortizationYears } = inputs;
  const charge = chargeFor(inputs, circumstances);
  const compounded = compareAtLender(inputs, circumstances, inputs.prepaymentCharge);
  const { best, savings, shortestTerm } = compareAtLender(inputs, circumstances, charge);
  const test = testOf(inputs, best, on);
  const pay = (rate: number) =>
    monthlyPayment(mortgageBalance, rate, amortizationYears, compounding);
  return assembleLenderView({
    headline: ["renewalSavings", renewalSavings],
    lender: "lenderRenewalSavings",
    limit: {
      id: "shortest-term",
      months: months(shortestTerm),
      saved: dollars(savings + best.upFront),
      costs: dollars(best.upFront),
    },
    stages: [compoundingStage(compounded.savings, compounding, on), prepaymentStage(savings, on)],
    findings: [
      finding("lenderPayment", pay(best.rate), "dollars"),
      ...(inputs.monthsRemaining > 0 ? [finding("prepaymentCharge", charge, "dollars")] : []),
      ...(test.tested
        ? [
            finding("qualifyingRate", test.rate, "percent"),
            finding("testedPayment", pay(test.rate), "dollars"),
          ]
        : []),
    ],
    rules: [
      ...(test.tested ? [stressTestUsed(on)] : []),
      ...(test.exemption ? [ruleUsed(test.exemption, switchSources)] : []),
    ],
    notes: [
      ...(isChargeUnknown(inputs) ? [{ id: "charge-is-estimate" } as const] : []),
      ...(test.because === "straight-switch" ? [{ id: "straight-switch" } as const] : []),
    ],
  });
}
