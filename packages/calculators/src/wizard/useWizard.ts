import {
  type CalculatorOf,
  createWizard,
  type Draft,
  type WizardAction,
  wizardAt,
} from "@mortgage-kit/calculator-engine";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CalculatorView } from "../CalculatorView.ts";
import { useHost } from "../Host.tsx";
import type { FactValues } from "../result/ResultParts.ts";
import { useStepHistory } from "./useStepHistory.ts";

export interface WizardStart<Inputs> {
  readonly draft: Draft<Inputs>;
  /** Step number from 1; the step after the last question is the result. */
  readonly step: number;
  /** Facts stated to a lender, by the engine's ids; none by default. */
  readonly given?: FactValues;
}

const nothing: FactValues = {};

/** Runs the engine's wizard: keeps the answers and the facts in memory, and in the history's entry. */
export function useWizard<Inputs, Result>(
  view: CalculatorView<Inputs, Result>,
  start?: WizardStart<Inputs>,
) {
  const { calculator } = view;
  const { ownPage, place, fixedRates = [], variableRate = null } = useHost();
  // A rate that the page offers is prefilled; the visitor may have been offered another.
  const fixedRate = fixedRates.find(({ years }) => years === 5)?.annualRate ?? null;
  const wizard = useMemo(
    () =>
      createWizard(calculator, {
        draft: startDraft(calculator, { fixedRate, variableRate, ...place }),
      }),
    [calculator, fixedRate, variableRate, place],
  );
  const [draft, setDraft] = useState(start?.draft ?? wizard.start.draft);
  const [given, setGiven] = useState(() => start?.given ?? nothing);
  const [opened, setOpened] = useState(0);
  const show = (other: Draft<Inputs>, facts: FactValues) => {
    setDraft(other);
    setGiven(facts);
    setOpened((times) => times + 1);
  };
  const steps = useStepHistory({
    calculator: calculator.id,
    ownsPage: ownPage !== undefined,
    first: start?.step,
    numbers: useMemo(() => ({ draft, given }), [draft, given]),
    restore: (kept) => {
      // A later version of the page may ask for other numbers.
      const names = Object.keys(Object(calculator.defaults));
      if (names.every((name) => name in Object(kept.draft))) show(kept.draft, kept.given);
    },
  });
  const state = useMemo(
    () => wizardAt(calculator, draft, steps.step),
    [calculator, draft, steps.step],
  );
  const isLastQuestion = wizard.isLastStep(state);

  useEffect(() => steps.settle(state.step));

  // An edit that was still pending when its step was left must not change another one.
  const shown = `${opened}/${state.step}`;
  const latest = useRef(shown);
  latest.current = shown;
  const onGiven = useCallback(
    (facts: FactValues) => {
      if (latest.current === shown) setGiven(facts);
    },
    [shown],
  );

  return {
    state,
    stepCount: wizard.stepCount,
    canGoOn: isLastQuestion ? wizard.canCalculate(state) : wizard.canGoNext(state),
    canGoBack: wizard.canGoBack(state),
    isLastQuestion,
    /** Takes an action whose field and value match, which TypeScript cannot infer in a loop over fields. */
    edit: (action: object) =>
      setDraft((draft) => {
        const edit = action as WizardAction<Inputs>;
        return wizard.reduce({ ...wizard.start, draft }, edit).draft;
      }),
    /** Replaces the draft by complete inputs. */
    change: (inputs: unknown) => {
      if (latest.current === shown) setDraft(inputs as Draft<Inputs>);
    },
    given,
    onGiven,
    /** Number of times that a link, another calculator or a new calculation replaced the draft. */
    opened,
    goOn: () =>
      steps.goOn(wizard.reduce(state, { type: isLastQuestion ? "calculate" : "next" }).step),
    goBack: () => steps.goBack(wizard.reduce(state, { type: "back" }).step),
    startAgain: () => {
      show(wizard.reduce(state, { type: "reset" }).draft, nothing);
      steps.goToStart();
    },
    open: (other: Draft<Inputs>, step: number, facts: FactValues) => {
      show(other, facts);
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

/** Inputs that only the page can know: they start empty unless it sets them. */
const unplaced: FactValues = { province: null };

/** Returns the defaults with the page's values; a province without rules (a territory) is empty. */
export function startDraft<Inputs, Result>(
  { defaults, rules }: Pick<CalculatorOf<Inputs, Result>, "defaults" | "rules">,
  preset: FactValues = {},
): Draft<Inputs> {
  const own = Object.entries({ ...unplaced, ...preset })
    .filter(([field]) => field in Object(defaults))
    .map(([field, value]) => [field, rules[field]?.(field, preset).length === 0 ? value : null]);
  return { ...defaults, ...Object.fromEntries(own) };
}
