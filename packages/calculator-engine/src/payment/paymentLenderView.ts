import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { mortgagePayment } from "../canada/mortgagePayment.ts";
import { qualifyingRate } from "../canada/qualifyingRate.ts";
import type { Province } from "../canada/rules/transferSchedules.ts";
import { assembleLenderView, finding, type LenderView } from "../lenderView/assembleLenderView.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import { compoundingStage } from "../lenderView/compoundingStage.ts";
import {
  type InsuranceCircumstances,
  type InsuranceCosts,
  insuranceCircumstances,
  insuranceCosts,
} from "../lenderView/insuranceCosts.ts";
import { monthlyPayment } from "../lenderView/monthlyPayment.ts";
import { premiumStage } from "../lenderView/premiumStages.ts";
import { stressTestUsed } from "../lenderView/stressTestUsed.ts";
import { type PaymentInputs, payment } from "./paymentEstimate.ts";

export interface PaymentCircumstances extends InsuranceCircumstances {
  readonly province: Province;
  readonly compounding: Compounding;
  /** Dollars; `null` when unknown, and then insurance is left out. */
  readonly homePrice: number | null;
}

/** What the view assumes where it is not told. */
export const paymentCircumstances: PaymentCircumstances = {
  ...insuranceCircumstances,
  province: "ON",
  compounding: "semi-annual",
  homePrice: null,
};

function costsOf(
  inputs: PaymentInputs,
  circumstances: PaymentCircumstances,
): InsuranceCosts | null {
  const { homePrice, province } = circumstances;
  if (homePrice === null) return null;
  const downPayment = Math.max(0, homePrice - inputs.loanAmount);
  const amortizationYears = inputs.loanTerm;
  return insuranceCosts(
    { price: homePrice, downPayment, amortizationYears, province },
    circumstances,
  );
}

/**
 * The monthly payment as a lender computes it: compounded semi-annually and, where the price is known
 * and the down payment small, with the insurance premium in the loan.
 *
 * Findings: the payment the lender tests, the one at the frequency asked for, the premium and its tax.
 *
 * @throws CalculatorInputError
 */
export function paymentLenderView(
  inputs: PaymentInputs,
  given: Partial<PaymentCircumstances> = {},
): LenderView {
  const { monthly } = payment.calculate(inputs);
  const circumstances = completeCircumstances(paymentCircumstances, given);
  const { compounding, on } = circumstances;
  const { loanAmount, interestRate, loanTerm, paymentFrequency } = inputs;
  const costs = costsOf(inputs, circumstances);
  const { premium = 0, salesTax = 0 } = costs?.insurance ?? {};
  const loan = loanAmount + premium;
  const tested = qualifyingRate(interestRate, on);
  const pay = (principal: number, annualRate: number) =>
    monthlyPayment(principal, annualRate, loanTerm, compounding);
  const asPreferred = mortgagePayment({
    principal: loan,
    annualRate: interestRate,
    amortizationYears: loanTerm,
    compounding,
    frequency: paymentFrequency,
  });
  return assembleLenderView({
    headline: ["monthly", monthly],
    lender: "lenderMonthly",
    limit: costs?.refused ?? null,
    stages: [
      compoundingStage(pay(loanAmount, interestRate), compounding, on),
      ...(costs ? [premiumStage(pay(loan, interestRate), costs)] : []),
    ],
    findings: [
      finding("qualifyingRate", tested, "percent"),
      finding("testedPayment", pay(loan, tested), "dollars"),
      { ...finding("preferredPayment", asPreferred, "dollars"), of: paymentFrequency },
      ...(premium > 0
        ? [finding("premium", premium, "dollars"), finding("premiumTax", salesTax, "dollars")]
        : []),
    ],
    rules: [stressTestUsed(on)],
    notes: costs?.notes ?? [],
    tests: costs?.tests ?? [],
  });
}
