import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { fixedRateCompounding } from "../canada/rules/contracts.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { compoundingSources } from "../canada/rules/sources/lending.ts";
import type { Stage } from "./bridgeStep.ts";
import { ruleUsed } from "./ruleUsed.ts";

/** The first difference of every view: the estimates compound monthly, fixed rates in Canada do not. */
export function compoundingStage(value: number, compounding: Compounding, on: string): Stage {
  const rule = ruleInForce(fixedRateCompounding, on);
  const usual = compounding === rule.value;
  return {
    id: "compounding",
    compounding,
    usual,
    value,
    ...(usual && { rule: ruleUsed(rule, compoundingSources) }),
  };
}
