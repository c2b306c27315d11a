import type { MaximumPurchase, PurchaseLimit, purchaseWithin } from "../canada/maximumPurchase.ts";
import {
  eligibleMortgageSources,
  minimumDownPaymentRule,
} from "../canada/rules/eligibleMortgage.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import type { LenderLimit } from "../insight/Answer.ts";
import type { BridgeReason, Stage } from "../insight/bridge.ts";
import { ruleUsedOn } from "../insight/countOf.ts";
import { testStages, upkeepOf } from "../insight/incomeTest.ts";
import { premiumStage } from "../insight/insuranceCosts.ts";
import { compoundingStage, monthlyPayment } from "../insight/lenderPolicies.ts";
import type { PurchaseCosts } from "../insight/purchaseCosts.ts";
import { dollars, percent, years } from "../quantity.ts";
import { type AffordabilityInputs, workOutAffordability } from "./affordabilityEstimate.ts";
import type { AffordabilityCase } from "./affordabilityFacts.ts";

/** Id of the last bridge step, by the limit on the price. */
const lastStage = {
  "income-gds": "premium-tier",
  "income-tds": "premium-tier",
  "down-payment": "minimum-down-payment",
  "insurance-cap": "insurance-cap",
  // The price that the law allows is a stage of its own, which follows.
  "price-limit": "premium-tier",
} as const satisfies Readonly<Record<PurchaseLimit, BridgeReason["id"]>>;

/** Returns the price that a monthly amount carries, at dollars a month per dollar of loan and of price. */
const priceCarried = (monthly: number, downPayment: number, perDollar: number, tax: number) =>
  Math.max(0, (monthly + downPayment * perDollar) / (perDollar + tax));

export function stagesOf(
  { inputs, facts, on }: AffordabilityCase,
  best: MaximumPurchase,
  costs: PurchaseCosts,
): Stage[] {
  const { monthlyDebts, downPayment, interestRate, loanTerm } = inputs;
  const { compounding, propertyTaxRate } = facts;
  const { monthlyIncome, affordablePayment } = workOutAffordability(inputs).workings;
  const perDollar = (each: number) => monthlyPayment(1, each, loanTerm, compounding);
  const tested = perDollar(best.qualifyingRate);
  const insured = tested * (1 + best.insurance.premiumRate / 100);
  const upkeep = upkeepOf(facts, on);
  const allowed = Math.min(
    (monthlyIncome * best.limits.gds) / 100,
    (monthlyIncome * best.limits.tds) / 100 - monthlyDebts,
  );
  const price = (monthly: number, each: number, tax = 0) =>
    priceCarried(monthly, downPayment, each, tax);
  const withPremium = price(allowed - upkeep.total, insured, propertyTaxRate / 1200);
  // A smaller difference is rounding, since the lender's price is in whole cents.
  const boundByIncome = Math.abs(withPremium - best.price) < 0.02;
  const paidInCash = withPremium < best.price;
  return [
    compoundingStage(price(affordablePayment, perDollar(interestRate)), compounding, on),
    ...testStages(best, upkeep, on, [
      price(affordablePayment, tested),
      price(allowed, tested),
      price(allowed - upkeep.total, tested, propertyTaxRate / 1200),
    ]),
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

/** Price in dollars below which no home is for sale, by convention. */
export const leastPrice = 25_000;

export function affordabilityLimit(
  { downPayment, loanTerm }: AffordabilityInputs,
  {
    boundBy,
    refusedAbove,
    price,
    putDown,
    limits,
    qualifyingRate,
  }: ReturnType<typeof purchaseWithin>,
  on: string,
): LenderLimit {
  const {
    rows,
    uninsured,
    insuredBelow = Infinity,
  } = ruleInForce({ rule: minimumDownPaymentRule, on }).value;
  const lowest = rows[0]?.[1] ?? uninsured;
  if (downPayment === 0 || (boundBy === "down-payment" && price < leastPrice)) {
    return { id: "nothing-down", share: percent(lowest) };
  }
  if (price <= downPayment && boundBy !== "price-limit") return { id: "cash-only" };
  switch (boundBy) {
    case "income-gds":
    case "income-tds": {
      const share = percent(boundBy === "income-gds" ? limits.gds : limits.tds);
      return { id: boundBy, share, rate: percent(qualifyingRate) };
    }
    case "price-limit":
      return { id: "price-limit", price: dollars(price) };
    case "insurance-cap": {
      const minimum = dollars((insuredBelow * uninsured) / 100);
      return { id: "insurance-cap", cap: dollars(insuredBelow), minimum };
    }
    case "down-payment": {
      const down = { downPayment: dollars(putDown) };
      if (refusedAbove === "amortization") {
        return { id: "amortization", years: years(loanTerm), ...down, share: percent(uninsured) };
      }
      // Only the lowest minimum and that without insurance are one percentage of the price.
      const share = [lowest, uninsured].find(
        (each) => Math.abs((price * each) / 100 - putDown) < 0.02,
      );
      return { id: "down-payment", ...down, share: share === undefined ? null : percent(share) };
    }
  }
}
