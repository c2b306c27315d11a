import type { Draft, Wizard, WizardState } from "@simcoe/calculator-engine";

/** Goes through the wizard with these answers, to the step asked for or as far as they allow. */
export function walkTo<Inputs, Result>(
  wizard: Wizard<Inputs, Result>,
  draft: Draft<Inputs>,
  step: number,
): WizardState<Inputs, Result> {
  const isLast = (state: WizardState<Inputs, Result>) => state.step === wizard.stepCount - 1;
  let here = { ...wizard.start, draft };
  while (here.step < step) {
    const next = wizard.reduce(here, { type: isLast(here) ? "calculate" : "next" });
    if (next === here) break;
    here = next;
  }
  return here;
}
