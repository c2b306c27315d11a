import type { Calculator, Draft } from "@mortgage-kit/calculator-engine";
import type { FactValues } from "./result/answerWith.ts";

/**
 * Returns the draft of an untouched form: the defaults, overridden by the values that the page sets.
 * An input whose set value is invalid, such as a territory, starts empty.
 */
export function startDraft<Inputs, Result>(
  { defaults, rules }: Pick<Calculator<Inputs, Result>, "defaults" | "rules">,
  settled: FactValues = {},
): Draft<Inputs> {
  const own = Object.entries(settled)
    .filter(([field]) => field in Object(defaults))
    .map(([field, value]) => [field, rules[field]?.(field, settled).length === 0 ? value : null]);
  return { ...defaults, ...Object.fromEntries(own) };
}
