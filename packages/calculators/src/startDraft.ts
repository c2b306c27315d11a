import type { Calculator, Draft } from "@mortgage-kit/calculator-engine";
import type { FactValues } from "./result/answerWith.ts";

/**
 * Returns the draft of an untouched form: the defaults, with what the page settles in their place.
 * An input whose settled value is refused, such as a territory, starts empty instead.
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
