import type { Calculator, Draft } from "@mortgage-kit/calculator-engine";
import type { SaidFacts } from "./result/answerWith.ts";

/** Returns the draft of an untouched form: the defaults, with what the page settles in their place. */
export function startDraft<Inputs, Result>(
  { defaults, rules }: Pick<Calculator<Inputs, Result>, "defaults" | "rules">,
  settled: SaidFacts = {},
): Draft<Inputs> {
  const own = Object.entries(settled).filter(
    ([field]) => field in Object(defaults) && rules[field]?.(field, settled).length === 0,
  );
  return { ...defaults, ...Object.fromEntries(own) };
}
