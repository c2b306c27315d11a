import { type Compounding, compoundingsPerYear, equivalentRate } from "../canada/compounding.ts";
import { contractSources, fixedRateCompounding } from "../canada/rules/contracts.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { oneOf } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import type { Stage } from "./bridge.ts";
import { ruleUsed } from "./countOf.ts";
import type { FactDefinition } from "./facts.ts";

/** Fact for the compounding of interest; assumed to be twice a year, as for Canadian fixed rates. */
export const compoundingFact = {
  rule: /* @__PURE__ */ oneOf(Object.keys(compoundingsPerYear) as Compounding[]),
  default: "semi-annual",
  tries: ["monthly"],
  usual: true,
} as const satisfies FactDefinition<Compounding, unknown, unknown>;

/** Returns the monthly `mortgagePayment` in dollars, for inputs that are already validated. */
export const monthlyPayment = (
  principal: number,
  annualRate: number,
  years: number,
  compounding: Compounding,
) =>
  levelPayment(principal, equivalentRate(annualRate, compounding), years * paymentsPerYear.monthly);

/** Returns the stage of compounding: monthly in the estimates, twice a year in Canada. */
export function compoundingStage(value: number, compounding: Compounding, on: string): Stage {
  const rule = ruleInForce({ rule: fixedRateCompounding, on });
  const usual = compounding === rule.value;
  return {
    id: "compounding",
    compounding,
    usual,
    value,
    ...(usual && { rule: ruleUsed(rule, contractSources) }),
  };
}
