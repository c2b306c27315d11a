import {
  type Calculator,
  createWizard,
  type Draft,
  type WizardAction,
} from "@simcoe/calculator-engine";
import { useEffect, useMemo, useState } from "react";
import { usePlace } from "./usePlace.ts";
import { walkTo } from "./walkTo.ts";

/** The engine's wizard for this page: its answers in memory, its step in the browser's history. */
export function useWizard<Inputs, Result>(calculator: Calculator<Inputs, Result>) {
  const wizard = useMemo(() => createWizard(calculator), [calculator]);
  const [draft, setDraft] = useState(wizard.start.draft);
  const place = usePlace(calculator.id);
  const state = useMemo(() => walkTo(wizard, draft, place.step), [wizard, draft, place.step]);

  useEffect(() => place.settle(state.step));

  return {
    state,
    stepCount: wizard.stepCount,
    canGoOn: wizard.canGoNext(state) || wizard.canCalculate(state),
    canGoBack: wizard.canGoBack(state),
    isLastQuestion: state.step === wizard.stepCount - 1,
    edit: (action: WizardAction<Inputs>) =>
      setDraft((before) => wizard.reduce({ ...wizard.start, draft: before }, action).draft),
    goOn: place.goOn,
    goBack: place.goBack,
    startAgain: () => {
      setDraft(wizard.start.draft);
      place.goToStart();
    },
    open: (other: Draft<Inputs>, step: number) => {
      setDraft(other);
      place.goTo(step);
    },
  };
}

export type WizardControls<Inputs, Result> = ReturnType<typeof useWizard<Inputs, Result>>;
