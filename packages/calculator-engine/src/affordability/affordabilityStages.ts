import type { MaximumPurchase, PurchaseLimit } from "../canada/maximumPurchase.ts";
import { countedCosts, debtServiceSources } from "../canada/rules/debtService.ts";
import {
  eligibleMortgageSources,
  minimumDownPaymentRule,
} from "../canada/rules/eligibleMortgage.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import type { BridgeReason, Stage } from "../insight/bridge.ts";
import { monthlyPayment } from "../insight/monthlyPayment.ts";
import type { PurchaseCosts } from "../insight/purchaseCosts.ts";
import { ruleUsed, ruleUsedOn } from "../insight/ruleUsed.ts";
import { compoundingStage, premiumStage, stressTestUsed } from "../insight/stages.ts";
import { percent } from "../quantity.ts";
import type { AffordabilityCase } from "./affordabilityCase.ts";
import { workOutAffordability } from "./affordabilityEstimate.ts";

/** Id of the last bridge step, by the limit on the price. */
const lastStage = {
  "income-gds": "premium-tier",
  "income-tds": "premium-tier",
  "down-payment": "minimum-down-payment",
  "insurance-cap": "insurance-cap",
  // The price that the law allows is a stage of its own, which follows.
  "price-limit": "premium-tier",
} as const satisfies Readonly<Record<PurchaseLimit, BridgeReason["id"]>>;

/**
 * Returns the price that a monthly amount pays for. `perDollar` is the monthly payment per dollar of
 * mortgage, and `tax` the monthly property tax per dollar of price.
 */
const priceCarried = (monthly: number, downPayment: number, perDollar: number, tax: number) =>
  Math.max(0, (monthly + downPayment * perDollar) / (perDollar + tax));

export function stagesOf(
  { inputs, facts, on }: AffordabilityCase,
  best: MaximumPurchase,
  costs: PurchaseCosts,
): Stage[] {
  const { monthlyDebts, downPayment, interestRate, loanTerm } = inputs;
  const { compounding, propertyTaxRate, heating, condoFees } = facts;
  const { monthlyIncome, affordablePayment } = workOutAffordability(inputs).workings;
  const counted = ruleInForce({ rule: countedCosts, on });
  const perDollar = (each: number) => monthlyPayment(1, each, loanTerm, compounding);
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
  // A smaller difference is rounding, since the lender's price is in whole cents.
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
      rule: best.limitsRule ? ruleUsed(best.limitsRule, debtServiceSources) : undefined,
    },
    {
      id: "housing-costs",
      value: price(allowed - upkeep, tested, propertyTaxRate / 1200),
      rule: ruleUsed(counted, debtServiceSources),
    },
    premiumStage(boundByIncome ? best.price : withPremium, costs),
    {
      id: paidInCash ? "cash-only" : lastStage[best.boundBy],
      value: best.price,
      rule: paidInCash
        ? undefined
        : ruleUsedOn(minimumDownPaymentRule, on, eligibleMortgageSources),
    },
  ];
}
