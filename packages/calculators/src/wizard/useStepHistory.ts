import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

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
export function useStepHistory<Numbers>({
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
      store(next, "replace");
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
    store(opened, "replace");
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

  const show = (next: StepEntry, how: "push" | "replace") => {
    if (ownsPage) store(next, how);
    setEntry(next);
  };
  const { step, depth } = entry;
  const reachable = ownsPage ? depth : 0;

  return {
    step,
    /** Replaces the entry's step by the step shown, which is earlier if answers are missing. */
    settle: (settled: number) => {
      if (settled !== step) show({ ...entry, step: settled }, "replace");
    },
    goOn: (to: number) => {
      // Stores the numbers in this entry and the next at once, for a reload within the interval.
      if (ownsPage) keepNumbers();
      const next = { calculator, step: to, depth: depth + 1, previous: step };
      flushSync(() => show(next, "push"));
    },
    goBack: (to: number) => {
      if (ownsPage && entry.previous === to) history.back();
      else show({ ...entry, step: to }, "replace");
    },
    goToStart: () => {
      if (reachable > 0) history.go(-reachable);
      else show(firstEntry(calculator, 1), "replace");
    },
    goTo: (to: number) => show({ ...entry, step: to }, "replace"),
  };
}

function store(entry: StepEntry, how: "push" | "replace"): void {
  const state = { ...history.state, calculatorStep: entry };
  // Drops the fragment: the data of a share link must not return to the URL.
  const address = location.pathname + location.search;
  if (how === "push") history.pushState(state, "", address);
  else history.replaceState(state, "", address);
}

function stored<Kept>(key: string, calculator: string): (Kept & { calculator: string }) | null {
  const kept = (history.state as Record<string, Kept & { calculator: string }> | null)?.[key];
  return kept?.calculator === calculator ? kept : null;
}
