import type { Calculator, Draft } from "./calculator.ts";
import type { WizardState } from "./createWizard.ts";

/**
 * Returns the state of a wizard that holds this draft at a step, or at the first step before it
 * that the draft leaves incomplete. The state on the result step includes the result.
 *
 * @param step counted from 1; the result's is the number of input steps plus 1.
 * @example
 * wizardAt(payment, { ...payment.defaults, loanAmount: 300_000 }, 3).result?.monthly; // 1842.26…
 */
export function wizardAt<Inputs, Result>(
  calculator: Calculator<Inputs, Result>,
  draft: Draft<Inputs>,
  step: number,
): WizardState<Inputs, Result> {
  const { steps } = calculator;
  const incomplete = steps.findIndex(({ isComplete }) => !isComplete(draft));
  const reached = Math.max(1, Math.min(step, incomplete < 0 ? steps.length + 1 : incomplete + 1));
  if (reached <= steps.length) return { step: reached, draft, result: null };
  return calculator.accepts(draft)
    ? { step: reached, draft, result: calculator.calculate(draft) }
    : { step: steps.length, draft, result: null };
}
