import type { Calculator, Draft } from "@mortgage-kit/calculator-engine";
import type { FactValues } from "./result/answerWith.ts";

/** Inputs that only the page can know: they start empty unless it sets them. */
const unplaced: FactValues = { province: null };

/**
 * Returns the draft of an untouched form: the defaults, overridden by the values that the page sets.
 * The province starts empty if the page sets none, or one without rules, such as a territory.
 */
export function startDraft<Inputs, Result>(
  { defaults, rules }: Pick<Calculator<Inputs, Result>, "defaults" | "rules">,
  preset: FactValues = {},
): Draft<Inputs> {
  const own = Object.entries({ ...unplaced, ...preset })
    .filter(([field]) => field in Object(defaults))
    .map(([field, value]) => [field, rules[field]?.(field, preset).length === 0 ? value : null]);
  return { ...defaults, ...Object.fromEntries(own) };
}
