import type { Compounding } from "../canada/compoundingsPerYear.ts";
import {
  type MaximumPurchase,
  maximumPurchase,
  type PurchaseLimit,
} from "../canada/maximumPurchase.ts";
import { conventionalLimits, countedCosts, insuredLimits } from "../canada/rules/debtService.ts";
import { minimumDownPaymentRule } from "../canada/rules/eligibleMortgage.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { insuringSources } from "../canada/rules/sources/insuring.ts";
import { debtServiceSources } from "../canada/rules/sources/lending.ts";
import type { Province } from "../canada/rules/transferSchedules.ts";
import { assembleLenderView, finding, type LenderView } from "../lenderView/assembleLenderView.ts";
import type { BridgeReason, Stage } from "../lenderView/bridgeStep.ts";
import { buyerFacts } from "../lenderView/buyerAsked.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import { compoundingStage } from "../lenderView/compoundingStage.ts";
import { monthlyPayment } from "../lenderView/monthlyPayment.ts";
import { premiumStage } from "../lenderView/premiumStages.ts";
import {
  type PurchaseCircumstances,
  type PurchaseCosts,
  purchaseCircumstances,
  purchaseCosts,
} from "../lenderView/purchaseCosts.ts";
import { type RuleUsed, ruleUsed, ruleUsedOn } from "../lenderView/ruleUsed.ts";
import { stressTestUsed } from "../lenderView/stressTestUsed.ts";
import { percent } from "../quantity.ts";
import { typicalPropertyTaxRate } from "../typicalPropertyTax.ts";
import {
  type AffordabilityInputs,
  affordability,
  workOutAffordability,
} from "./affordabilityEstimate.ts";
import { affordabilityLimit } from "./affordabilityLimit.ts";

export interface AffordabilityCircumstances extends PurchaseCircumstances {
  readonly province: Province;
  readonly compounding: Compounding;
  /** Percent of the price a year. */
  readonly propertyTaxRate: number;
  /** Dollars a month. */
  readonly heating: number;
  /** Dollars a month; half of them count. */
  readonly condoFees: number;
}

/** What the view assumes where it is not told. */
export const affordabilityCircumstances: AffordabilityCircumstances = {
  ...purchaseCircumstances,
  province: "ON",
  compounding: "semi-annual",
  propertyTaxRate: typicalPropertyTaxRate,
  heating: 100,
  condoFees: 0,
};

/** The last difference of the bridge, by what keeps the price from being higher. */
const lastStage = {
  "income-gds": "premium-tier",
  "income-tds": "premium-tier",
  "down-payment": "minimum-down-payment",
  "insurance-cap": "insurance-cap",
} as const satisfies Readonly<Record<PurchaseLimit, BridgeReason["id"]>>;

/** The price a monthly amount carries, when tax takes a part of the price each month as well. */
const priceCarried = (monthly: number, downPayment: number, perDollar: number, tax: number) =>
  Math.max(0, (monthly + downPayment * perDollar) / (perDollar + tax));

function stagesOf(
  inputs: AffordabilityInputs,
  circumstances: AffordabilityCircumstances,
  best: MaximumPurchase,
  costs: PurchaseCosts,
  limitsRule: RuleUsed,
): Stage[] {
  const { monthlyDebts, downPayment, interestRate, loanTerm } = inputs;
  const { compounding, propertyTaxRate, heating, condoFees, on } = circumstances;
  const { monthlyIncome, affordablePayment } = workOutAffordability(inputs).workings;
  const counted = ruleInForce(countedCosts, on);
  const perDollar = (rate: number) => monthlyPayment(1, rate, loanTerm, compounding);
  const tested = perDollar(best.qualifyingRate);
  const insured = tested * (1 + best.insurance.premiumRate / 100);
  const upkeep = heating + (condoFees * counted.value.condoFees) / 100;
  const allowed = Math.min(
    (monthlyIncome * best.limits.gds) / 100,
    (monthlyIncome * best.limits.tds) / 100 - monthlyDebts,
  );
  const price = (monthly: number, each: number, tax = 0) =>
    priceCarried(monthly, downPayment, each, tax);
  const withPremium = price(allowed - upkeep, insured, propertyTaxRate / 1200);
  // Less than this apart, the two are one price: the lender's is in whole cents.
  const boundByIncome = Math.abs(withPremium - best.price) < 0.02;
  const paidInCash = withPremium < best.price;
  return [
    compoundingStage(price(affordablePayment, perDollar(interestRate)), compounding, on),
    {
      id: "stress-test",
      rate: percent(best.qualifyingRate),
      value: price(affordablePayment, tested),
      rule: stressTestUsed(on),
    },
    {
      id: "debt-service-limits",
      gds: percent(best.limits.gds),
      tds: percent(best.limits.tds),
      value: price(allowed, tested),
      rule: limitsRule,
    },
    {
      id: "housing-costs",
      value: price(allowed - upkeep, tested, propertyTaxRate / 1200),
      rule: ruleUsed(counted, debtServiceSources),
    },
    premiumStage(boundByIncome ? best.price : withPremium, costs),
    {
      id: paidInCash ? "cash-price" : lastStage[best.boundBy],
      value: best.price,
      rule: paidInCash ? undefined : ruleUsedOn(minimumDownPaymentRule, on, insuringSources),
    },
  ];
}

/**
 * The highest price a lender would finance: stress test, debt service limits with property tax and
 * heating, insurance premium in the loan, minimum down payment and price cap.
 *
 * Findings: the payments, the ratios reached and the cash needed at closing.
 *
 * @throws CalculatorInputError
 */
export function affordabilityLenderView(
  inputs: AffordabilityInputs,
  given: Partial<AffordabilityCircumstances> = {},
): LenderView {
  const { maxPrice } = affordability.calculate(inputs);
  const circumstances = completeCircumstances(affordabilityCircumstances, given);
  const { downPayment, loanTerm } = inputs;
  const { on, province } = circumstances;
  const best = maximumPurchase({
    ...circumstances,
    ...buyerFacts(circumstances),
    annualIncome: inputs.annualIncome,
    monthlyDebts: inputs.monthlyDebts,
    downPayment,
    annualRate: inputs.interestRate,
    amortizationYears: loanTerm,
  });
  const { insurance, ratios, price } = best;
  const costs = purchaseCosts(
    { price, downPayment: Math.min(downPayment, price), amortizationYears: loanTerm, province },
    circumstances,
  );
  const limitsRule = ruleUsedOn(
    insurance.required ? insuredLimits : conventionalLimits,
    on,
    debtServiceSources,
  );
  // The costs say it themselves where it is too long at this price already.
  const isTooLongAbove =
    best.refusedAbove === "amortization" && costs.insurance.refusal !== "amortization";
  return assembleLenderView({
    headline: ["maxPrice", maxPrice],
    lender: "lenderMaxPrice",
    limit: affordabilityLimit(inputs, best, on),
    stages: stagesOf(inputs, circumstances, best, costs, limitsRule),
    findings: [
      finding("insuredMortgage", insurance.insuredMortgage, "dollars"),
      finding("lenderPayment", best.payment, "dollars"),
      finding("testedPayment", best.qualifyingPayment, "dollars"),
      finding("qualifyingRate", best.qualifyingRate, "percent"),
      finding("gds", ratios.gds, "percent"),
      finding("tds", ratios.tds, "percent"),
      finding("premium", insurance.premium, "dollars"),
      finding("taxesAtClosing", costs.transfer.total + insurance.salesTax, "dollars"),
    ],
    rules: [
      stressTestUsed(on),
      limitsRule,
      ...(insurance.required ? [costs.premiumRule] : []),
      ...costs.transferRules,
    ],
    notes: [...(isTooLongAbove ? [{ id: "amortization-too-long" } as const] : []), ...costs.notes],
    tests: costs.tests,
  });
}
