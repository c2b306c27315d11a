import {
  type Calculator,
  createWizard,
  type Draft,
  type WizardAction,
  wizardAt,
} from "@mortgage-kit/calculator-engine";
import { useEffect, useMemo, useState } from "react";
import type { CalculatorView } from "../CalculatorView.ts";
import { useHost } from "../Host.tsx";
import { startDraft } from "../startDraft.ts";
import { useStepHistory } from "./useStepHistory.ts";

export interface WizardStart<Inputs> {
  readonly draft: Draft<Inputs>;
  /** Step number from 1; the step after the last question is the result. */
  readonly step: number;
}

/**
 * Runs the engine's wizard: keeps the answers in memory and the step in the browser's history.
 */
export function useWizard<Inputs, Result>(
  calculator: Calculator<Inputs, Result>,
  start?: WizardStart<Inputs>,
) {
  const { ownPage, place } = useHost();
  const wizard = useMemo(() => createWizard(calculator), [calculator]);
  const [draft, setDraft] = useState(() => start?.draft ?? startDraft(calculator, place));
  const [opened, setOpened] = useState(0);
  const steps = useStepHistory(calculator.id, ownPage !== undefined, start?.step);
  const state = useMemo(
    () => wizardAt(calculator, draft, steps.step),
    [calculator, draft, steps.step],
  );

  useEffect(() => steps.settle(state.step));

  return {
    state,
    stepCount: wizard.stepCount,
    canGoOn: wizard.canGoNext(state) || wizard.canCalculate(state),
    canGoBack: wizard.canGoBack(state),
    isLastQuestion: state.step === wizard.stepCount - 1,
    edit: (action: WizardAction<Inputs>) =>
      setDraft((before) => wizard.reduce({ ...wizard.start, draft: before }, action).draft),
    /** Replaces the draft by complete inputs. */
    change: (inputs: Inputs) => setDraft(inputs as Draft<Inputs>),
    /** Number of times that a link, a file or another calculator replaced the draft. */
    opened,
    wasLost: steps.wasLost,
    goOn: steps.goOn,
    goBack: steps.goBack,
    startAgain: () => {
      setDraft(startDraft(calculator, place));
      steps.goToStart();
    },
    open: (other: Draft<Inputs>, step: number) => {
      setDraft(other);
      setOpened((times) => times + 1);
      steps.goTo(step);
    },
  };
}

export type WizardControls<Inputs, Result> = ReturnType<typeof useWizard<Inputs, Result>>;

export interface WizardStepProps<Inputs, Result> {
  view: CalculatorView<Inputs, Result>;
  wizard: WizardControls<Inputs, Result>;
  heading: React.ReactNode;
  announce: (message: string) => void;
}
