import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { fixedRateCompounding } from "../canada/rules/programs.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import type { Stage } from "./assembleLenderView.ts";

/** The first difference of every view: the estimates compound monthly, fixed rates in Canada do not. */
export function compoundingStage(value: number, compounding: Compounding, on: string): Stage {
  const usual = ruleInForce(fixedRateCompounding, on);
  return {
    label: `Interest compounded ${compounding === "annual" ? "annually" : compounding.replace("annual", "annually")}`,
    because:
      compounding === usual.value
        ? "Fixed rates in Canada are compounded twice a year, so the same quoted rate costs a little less than with the estimate's monthly compounding."
        : `The contract compounds ${compounding}; the estimate compounds monthly.`,
    value,
    ...(compounding === usual.value && { rule: usual }),
  };
}
