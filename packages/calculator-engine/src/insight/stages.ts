import type { Compounding } from "../canada/compounding.ts";
import type { LandTransferTax } from "../canada/landTransferTax.ts";
import {
  contractSources,
  fixedRateCompounding,
  prepaymentInterestMonths,
} from "../canada/rules/contracts.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { stressTest, stressTestSources } from "../canada/rules/stressTest.ts";
import { allSources } from "../canada/sourceOf.ts";
import { percent } from "../quantity.ts";
import type { Stage } from "./bridge.ts";
import type { InsuranceCosts } from "./insuranceCosts.ts";
import { type RuleUsed, ruleUsed, ruleUsedOn } from "./ruleUsed.ts";

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

export const premiumStage = (value: number, { insurance, premiumRule }: InsuranceCosts): Stage => ({
  id: "premium-in-loan",
  rate: percent(insurance.premiumRate),
  value,
  rule: premiumRule,
});

export const salesTaxStage = (value: number, { salesTaxRule }: InsuranceCosts): Stage => ({
  id: "premium-tax",
  value,
  rule: salesTaxRule,
});

export const prepaymentStage = (value: number, on: string): Stage => ({
  id: "prepayment-charge",
  value,
  rule: ruleUsedOn(prepaymentInterestMonths, on, contractSources),
});

/** Returns a stage for each transfer tax, fee and relief, paid in cash on top of `from` dollars. */
export function transferStages(from: number, { lines }: LandTransferTax): Stage[] {
  let value = from;
  return lines.map(({ amount, rule }) => {
    value += amount;
    const id = amount < 0 ? "transfer-relief" : "transfer-tax";
    return { id, value, rule: ruleUsed(rule, allSources) };
  });
}

export const stressTestUsed = (on: string): RuleUsed =>
  ruleUsedOn(stressTest, on, stressTestSources);
