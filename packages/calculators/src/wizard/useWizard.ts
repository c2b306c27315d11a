import {
  type CalculatorOf,
  createWizard,
  type Draft,
  type WizardAction,
  wizardAt,
} from "@mortgage-kit/calculator-engine";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FormView } from "../FormView.ts";
import { useHost } from "../Host.tsx";
import type { FactValues } from "../result/ResultParts.ts";

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
  view: FormView<Inputs, Result>,
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
  view: FormView<Inputs, Result>;
  wizard: WizardControls<Inputs, Result>;
  heading: React.ReactNode;
  announce: (message: string) => void;
}

/** Returns the defaults with the page's values; a province without rules (a territory) is empty. */
export function startDraft<Inputs, Result>(
  { defaults, rules }: Pick<CalculatorOf<Inputs, Result>, "defaults" | "rules">,
  preset: FactValues = {},
): Draft<Inputs> {
  const own = Object.entries({ province: null, ...preset })
    .filter(([field]) => field in Object(defaults))
    .map(([field, value]) => [field, rules[field]?.(field, preset).length === 0 ? value : null]);
  return { ...defaults, ...Object.fromEntries(own) };
}

/** State of an entry in the browser's history. */
interface StepEntry {
  readonly calculator: string;
  readonly step: number;
  /** Number of this calculator's entries behind this one. */
  readonly depth: number;
  /** The step of the entry behind this one. */
  readonly previous: number | null;
}

/** Shortest time in milliseconds between two updates of the numbers; Safari allows 100 in 30 seconds. */
const intervalMs = 500;

interface StepHistoryOptions<Numbers> {
  readonly calculator: string;
  /** False on a page that is not dedicated to the calculator: its history is left alone. */
  readonly ownsPage: boolean;
  readonly first: number | undefined;
  /** Kept in the history's entry, which only this tab can read, so that a reload does not lose them. */
  readonly numbers: Numbers;
  readonly restore: (numbers: Numbers) => void;
}

const firstEntry = (calculator: string, step: number): StepEntry => ({
  calculator,
  step,
  depth: 0,
  previous: null,
});

/** Keeps the step in the browser's history for Back and Forward, and the numbers for a reload. */
function useStepHistory<Numbers>({
  calculator,
  ownsPage,
  first = 1,
  numbers,
  restore,
}: StepHistoryOptions<Numbers>) {
  const [entry, setEntry] = useState(() => firstEntry(calculator, first));
  const shown = useRef(entry);
  shown.current = entry;
  const keptAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the page is opened
  useEffect(() => {
    if (!ownsPage) return;
    const follow = () => {
      const { step, depth } = shown.current;
      // An entry from elsewhere, such as the skip link's, keeps the current step.
      const next = stored<StepEntry>("calculatorStep", calculator) ?? {
        calculator,
        step,
        depth: depth + 1,
        previous: step,
      };
      store(next, "replaceState");
      // The entry may hold the numbers of an earlier calculation: they are replaced at once.
      keptAt.current = Number.NEGATIVE_INFINITY;
      // Renders the step before the browser restores the scroll position.
      flushSync(() => setEntry(next));
    };
    const kept = stored<{ numbers: Numbers }>("calculatorNumbers", calculator);
    const left = stored<StepEntry>("calculatorStep", calculator);
    const opened = { ...firstEntry(calculator, first), ...left, ...(!kept && { step: first }) };
    if (kept) restore(kept.numbers);
    // The numbers of this first render must not replace those that are restored in the next.
    keptAt.current = performance.now();
    store(opened, "replaceState");
    setEntry(opened);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [calculator, ownsPage, first]);

  const keepNumbers = () => {
    keptAt.current = performance.now();
    const state = { ...history.state, calculatorNumbers: { calculator, numbers } };
    history.replaceState(state, "");
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is a new entry
  useEffect(() => {
    if (!ownsPage) return;
    // At once if possible, because the visitor may leave the page right after a change.
    const waitMs = keptAt.current + intervalMs - performance.now();
    if (waitMs <= 0) return keepNumbers();
    const timer = setTimeout(keepNumbers, waitMs);
    return () => clearTimeout(timer);
  }, [calculator, ownsPage, numbers, entry]);

  const show = (next: StepEntry, how: "pushState" | "replaceState") => {
    if (ownsPage) store(next, how);
    setEntry(next);
  };
  const { step, depth } = entry;

  return {
    step,
    /** Replaces the entry's step by the step shown, which is earlier if answers are missing. */
    settle: (settled: number) => {
      if (settled !== step) show({ ...entry, step: settled }, "replaceState");
    },
    goOn: (to: number) => {
      // Stores the numbers in this entry and the next at once, for a reload within the interval.
      if (ownsPage) keepNumbers();
      const next = { calculator, step: to, depth: depth + 1, previous: step };
      flushSync(() => show(next, "pushState"));
    },
    goBack: (to: number) => {
      if (ownsPage && entry.previous === to) history.back();
      else show({ ...entry, step: to }, "replaceState");
    },
    goToStart: () => {
      if (ownsPage && depth > 0) history.go(-depth);
      else show(firstEntry(calculator, 1), "replaceState");
    },
    goTo: (to: number) => show({ ...entry, step: to }, "replaceState"),
  };
}

function store(entry: StepEntry, how: "pushState" | "replaceState"): void {
  const state = { ...history.state, calculatorStep: entry };
  // Drops the fragment: the data of a share link must not return to the URL.
  const address = location.pathname + location.search;
  history[how](state, "", address);
}

function stored<Kept>(key: string, calculator: string): (Kept & { calculator: string }) | null {
  const kept = (history.state as Record<string, Kept & { calculator: string }> | null)?.[key];
  return kept?.calculator === calculator ? kept : null;
}
