import { prepaymentInterestMonths } from "../canada/rules/contracts.ts";
import { prepaymentSources } from "../canada/rules/sources/lending.ts";
import type { Stage } from "./bridgeStep.ts";
import { ruleUsedOn } from "./ruleUsed.ts";

/** The difference made by the charge for leaving the present mortgage before its term ends. */
export const prepaymentStage = (value: number, on: string): Stage => ({
  id: "prepayment-charge",
  value,
  rule: ruleUsedOn(prepaymentInterestMonths, on, prepaymentSources),
});
