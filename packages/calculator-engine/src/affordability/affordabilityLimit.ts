import type { purchaseWithin } from "../canada/maximumPurchase.ts";
import { minimumDownPaymentRule } from "../canada/rules/eligibleMortgage.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import type { LenderLimit } from "../insight/limit.ts";
import { dollars, percent, years } from "../quantity.ts";
import type { AffordabilityInputs } from "./affordabilityEstimate.ts";

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
  if (downPayment === 0) return { id: "nothing-down", share: percent(lowest) };
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
