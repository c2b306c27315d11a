import type { Compounding } from "../canada/compoundingsPerYear.ts";
import {
  type MaximumPurchase,
  maximumPurchase,
  type PurchaseLimit,
} from "../canada/maximumPurchase.ts";
import { minimumDownPaymentRule } from "../canada/rules/mortgageInsurance.ts";
import {
  conventionalLimits,
  countedCosts,
  insuredLimits,
  stressTest,
} from "../canada/rules/qualifying.ts";
import { type RuleInForce, ruleInForce } from "../canada/rules/ruleInForce.ts";
import type { Province } from "../canada/rules/transferSchedules.ts";
import {
  assembleLenderView,
  type LenderView,
  type Stage,
} from "../lenderView/assembleLenderView.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import { compoundingStage } from "../lenderView/compoundingStage.ts";
import { monthlyPayment } from "../lenderView/monthlyPayment.ts";
import { premiumStage } from "../lenderView/premiumStages.ts";
import {
  amortizationNote,
  type PurchaseCircumstances,
  type PurchaseCosts,
  purchaseCircumstances,
  purchaseCosts,
} from "../lenderView/purchaseCosts.ts";
import { rentVsBuy } from "../rentVsBuy/rentVsBuyEstimate.ts";
import { spell } from "../spell.ts";
import {
  type AffordabilityInputs,
  affordability,
  workOutAffordability,
} from "./affordabilityEstimate.ts";

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
  propertyTaxRate: rentVsBuy.defaults.propertyTaxRate ?? 0,
  heating: 100,
  condoFees: 0,
};

/** What ends the search, in words. */
const limitNotes: Readonly<Record<PurchaseLimit, string>> = {
  "income-gds": "What limits the price is the share of income that housing may take (GDS).",
  "income-tds": "What limits the price is the share of income that all debts may take (TDS).",
  "down-payment": "What limits the price is the down payment: a larger one allows more.",
  "insurance-cap":
    "What limits the price is the cap on insured mortgages: above it a lender needs a much larger down payment.",
};

const tierStep = ["Premium tier", "A higher price would fall into a dearer premium tier."] as const;

const lastStage: Readonly<Record<PurchaseLimit, readonly [label: string, because: string]>> = {
  "income-gds": tierStep,
  "income-tds": tierStep,
  "down-payment": ["Minimum down payment", "The down payment is not enough for a higher price."],
  "insurance-cap": ["Price cap for insured mortgages", "A dearer home cannot be insured at all."],
};

/** The price a monthly amount carries, when tax takes a part of the price each month as well. */
const priceCarried = (monthly: number, downPayment: number, perDollar: number, tax: number) =>
  Math.max(0, (monthly + downPayment * perDollar) / (perDollar + tax));

function stagesOf(
  inputs: AffordabilityInputs,
  circumstances: AffordabilityCircumstances,
  best: MaximumPurchase,
  costs: PurchaseCosts,
  limitsRule: RuleInForce<unknown>,
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
  const [label, because] =
    withPremium < best.price
      ? ["Cash price", "The down payment buys this much with no mortgage at all."]
      : lastStage[best.boundBy];
  return [
    compoundingStage(price(affordablePayment, perDollar(interestRate)), compounding, on),
    {
      label: "Stress test",
      because: `The payment is tested at ${spell(best.qualifyingRate, "percent")}, not at the rate you pay.`,
      value: price(affordablePayment, tested),
      rule: ruleInForce(stressTest, on),
    },
    {
      label: "Debt service limits",
      because: `A lender allows ${spell(best.limits.gds, "percent")} of income for housing and ${spell(best.limits.tds, "percent")} for all debts, whichever is reached first.`,
      value: price(allowed, tested),
      rule: limitsRule,
    },
    {
      label: "Property tax, heating and condo fees",
      because: "They count as housing costs, so less of the income is left for the mortgage.",
      value: price(allowed - upkeep, tested, propertyTaxRate / 1200),
      rule: counted,
    },
    premiumStage(boundByIncome ? best.price : withPremium, costs),
    {
      label,
      because,
      value: best.price,
      rule: withPremium < best.price ? undefined : ruleInForce(minimumDownPaymentRule, on),
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
  const limitsRule = ruleInForce(insurance.required ? insuredLimits : conventionalLimits, on);
  return assembleLenderView({
    headline: { label: "Maximum price", value: maxPrice },
    lenderLabel: "Maximum price at a lender",
    stages: stagesOf(inputs, circumstances, best, costs, limitsRule),
    findings: [
      { label: "Mortgage with the premium", value: insurance.insuredMortgage, unit: "dollars" },
      { label: "Monthly payment", value: best.payment, unit: "dollars" },
      { label: "Payment tested", value: best.qualifyingPayment, unit: "dollars" },
      { label: "Qualifying rate", value: best.qualifyingRate, unit: "percent" },
      { label: "Housing costs as a share of income", value: ratios.gds, unit: "percent" },
      { label: "All debts as a share of income", value: ratios.tds, unit: "percent" },
      { label: "Insurance premium", value: insurance.premium, unit: "dollars" },
      {
        label: "Transfer tax and tax on the premium, in cash",
        value: costs.transfer.total + insurance.salesTax,
        unit: "dollars",
      },
    ],
    rules: [
      ruleInForce(stressTest, on),
      limitsRule,
      ...(insurance.required ? [costs.premiumRule] : []),
      ...costs.transfer.lines.map(({ rule }) => rule),
    ],
    notes: [
      limitNotes[best.boundBy],
      ...(best.refusedAbove === "amortization" ? [amortizationNote] : []),
    ],
  });
}
