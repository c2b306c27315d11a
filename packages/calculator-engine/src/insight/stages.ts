import type { Compounding } from "../canada/compoundingsPerYear.ts";
import type { LandTransferTax } from "../canada/landTransferTax.ts";
import { fixedRateCompounding, prepaymentInterestMonths } from "../canada/rules/contracts.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import {
  compoundingSources,
  prepaymentSources,
  stressTestSources,
} from "../canada/rules/sources/lending.ts";
import { stressTest } from "../canada/rules/stressTest.ts";
import { allSources } from "../canada/sourceOf.ts";
import { percent } from "../quantity.ts";
import type { Stage } from "./bridge.ts";
import type { InsuranceCosts } from "./insuranceCosts.ts";
import { type RuleUsed, ruleUsed, ruleUsedOn } from "./ruleUsed.ts";

/**
 * Returns the first difference of every count: the estimates compound monthly, fixed rates in
 * Canada do not.
 */
export function compoundingStage(value: number, compounding: Compounding, on: string): Stage {
  const rule = ruleInForce({ rule: fixedRateCompounding, on });
  const usual = compounding === rule.value;
  return {
    id: "compounding",
    compounding,
    usual,
    value,
    ...(usual && { rule: ruleUsed(rule, compoundingSources) }),
  };
}

/** Returns the difference made by an insurance premium that is borrowed with the loan. */
export const premiumStage = (value: number, { insurance, premiumRule }: InsuranceCosts): Stage => ({
  id: "premium-in-loan",
  rate: percent(insurance.premiumRate),
  value,
  rule: premiumRule,
});

/** Returns the difference made by the provincial tax on that premium. */
export const salesTaxStage = (value: number, { salesTaxRule }: InsuranceCosts): Stage => ({
  id: "premium-tax",
  value,
  rule: salesTaxRule,
});

/**
 * Returns the difference made by the charge for leaving the present mortgage before its term ends.
 */
export const prepaymentStage = (value: number, on: string): Stage => ({
  id: "prepayment-charge",
  value,
  rule: ruleUsedOn(prepaymentInterestMonths, on, prepaymentSources),
});

/** Returns the differences made by each transfer tax, fee and relief, in cash. */
export function transferStages(from: number, { lines }: LandTransferTax): Stage[] {
  let value = from;
  return lines.map(({ amount, rule }) => {
    value += amount;
    const id = amount < 0 ? "transfer-relief" : "transfer-tax";
    return { id, value, rule: ruleUsed(rule, allSources) };
  });
}

/** Returns the stress test of a day, for display. */
export const stressTestUsed = (on: string): RuleUsed =>
  ruleUsedOn(stressTest, on, stressTestSources);
