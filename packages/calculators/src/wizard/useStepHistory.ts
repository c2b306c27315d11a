import { useEffect, useRef } from "react";
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
  readonly step: number;
  /** Kept in the history's entry, which only this tab can read, so that a reload does not lose them. */
  readonly numbers: Numbers;
  /** Shows the step of an entry, and the numbers of one that a reload returned to. */
  readonly show: (step: number, numbers?: Numbers) => void;
}

/** Keeps the step in the browser's history for Back and Forward, and the numbers for a reload. */
export function useStepHistory<Numbers>(options: StepHistoryOptions<Numbers>) {
  const { calculator, ownsPage, step, numbers } = options;
  const first: StepEntry = { calculator, step: 1, depth: 0, previous: null };
  const entry = useRef({ ...first, step });
  const latest = useRef(options);
  latest.current = options;
  const keptAt = useRef(0);

  const keepNumbers = () => {
    keptAt.current = performance.now();
    const kept = { calculator, numbers: latest.current.numbers };
    history.replaceState({ ...history.state, calculatorNumbers: kept }, "");
  };
  const put = (next: StepEntry, how: "pushState" | "replaceState" = "replaceState") => {
    entry.current = next;
    if (ownsPage) store(next, how);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the page is opened
  useEffect(() => {
    if (!ownsPage) return;
    const follow = () => {
      const { step, depth } = entry.current;
      // An entry from elsewhere, such as the skip link's, keeps the current step.
      const elsewhere = { calculator, step, depth: depth + 1, previous: step };
      const next = stored<StepEntry>("calculatorStep", calculator) ?? elsewhere;
      put(next);
      // Renders the step before the browser restores the scroll position.
      flushSync(() => latest.current.show(next.step));
      // The entry may hold the numbers of an earlier calculation.
      keepNumbers();
    };
    const kept = stored<{ numbers: Numbers }>("calculatorNumbers", calculator);
    const left = stored<StepEntry>("calculatorStep", calculator);
    put({ ...entry.current, ...left, ...(!kept && { step }) });
    if (kept) latest.current.show(entry.current.step, kept.numbers);
    // The numbers of this first render must not replace those that are restored in the next.
    keptAt.current = performance.now();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [calculator, ownsPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is a new entry
  useEffect(() => {
    // The step shown is earlier than the entry's if answers are missing.
    if (entry.current.step !== step) put({ ...entry.current, step });
    if (!ownsPage) return;
    // At once if possible, because the visitor may leave the page right after a change.
    const waitMs = keptAt.current + intervalMs - performance.now();
    if (waitMs <= 0) return keepNumbers();
    const timer = setTimeout(keepNumbers, waitMs);
    return () => clearTimeout(timer);
  }, [calculator, ownsPage, numbers, step]);

  return {
    goOn: (to: number) => {
      // Stores the numbers in this entry and the next at once, for a reload within the interval.
      if (ownsPage) keepNumbers();
      const { step, depth } = entry.current;
      put({ calculator, step: to, depth: depth + 1, previous: step }, "pushState");
    },
    /** Returns true if the browser goes back by itself. */
    goBack: (to: number) => {
      const isBehind = ownsPage && entry.current.previous === to;
      if (isBehind) history.back();
      return isBehind;
    },
    goToStart: () => {
      if (ownsPage && entry.current.depth > 0) history.go(-entry.current.depth);
      else put(first);
    },
    goTo: (to: number) => put({ ...entry.current, step: to }),
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
