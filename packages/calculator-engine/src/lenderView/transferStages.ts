import type { LandTransferTax } from "../canada/landTransferTax.ts";
import { allSources } from "../canada/sourceOf.ts";
import type { Stage } from "./bridgeStep.ts";
import { ruleUsed } from "./ruleUsed.ts";

/** The differences made by each transfer tax, fee and relief, in cash. */
export function transferStages(from: number, { lines }: LandTransferTax): Stage[] {
  let value = from;
  return lines.map(({ amount, rule }) => {
    value += amount;
    const id = amount < 0 ? "transfer-relief" : "transfer-tax";
    return { id, value, rule: ruleUsed(rule, allSources) };
  });
}
