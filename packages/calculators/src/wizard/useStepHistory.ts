import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** State of an entry in the browser's history: its step, never the visitor's inputs. */
interface StepEntry {
  readonly calculator: string;
  readonly step: number;
  /** Number of this calculator's entries behind this one. */
  readonly depth: number;
  /** The step of the entry behind this one. */
  readonly previous: number | null;
}

export interface StepHistory {
  readonly step: number;
  /** Replaces the entry's step by the step shown, which is earlier if answers are missing. */
  readonly settle: (step: number) => void;
  /** True if the browser reloaded the page and the answers were lost. */
  readonly wasLost: boolean;
  readonly goOn: () => void;
  readonly goBack: () => void;
  readonly goToStart: () => void;
  readonly goTo: (step: number) => void;
}

const firstEntry = (calculator: string, step: number): StepEntry => ({
  calculator,
  step,
  depth: 0,
  previous: null,
});

/**
 * Keeps the step in the browser's history, so that its Back and Forward buttons go through the
 * steps. Leaves the history alone on a page that is not dedicated to the calculator.
 */
export function useStepHistory(calculator: string, ownsPage: boolean, first = 1): StepHistory {
  const [entry, setEntry] = useState(() => firstEntry(calculator, first));
  const [wasLost, setLost] = useState(false);
  const shown = useRef(entry);
  shown.current = entry;

  useEffect(() => {
    if (!ownsPage) return;
    const follow = () => {
      const { step, depth } = shown.current;
      // An entry from elsewhere, such as the skip link's, keeps the current step.
      const next = storedEntry(calculator) ?? {
        calculator,
        step,
        depth: depth + 1,
        previous: step,
      };
      store(next, "replace");
      // Renders the step before the browser restores the scroll position.
      flushSync(() => setEntry(next));
    };
    // A reloaded page has lost its answers, so it returns to the first step but keeps its depth.
    const opened = { ...firstEntry(calculator, first), ...storedEntry(calculator), step: first };
    setLost((storedEntry(calculator)?.step ?? 1) > first);
    store(opened, "replace");
    setEntry(opened);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [calculator, ownsPage, first]);

  const show = (next: StepEntry, how: "push" | "replace") => {
    if (ownsPage) store(next, how);
    setEntry(next);
  };
  const { step, depth } = entry;
  const reachable = ownsPage ? depth : 0;

  return {
    step,
    wasLost: wasLost && step === 1,
    settle: (settled) => {
      if (settled !== step) show({ ...entry, step: settled }, "replace");
    },
    goOn: () => {
      const next = { calculator, step: step + 1, depth: depth + 1, previous: step };
      flushSync(() => show(next, "push"));
    },
    goBack: () => {
      if (ownsPage && entry.previous === step - 1) history.back();
      else show({ ...entry, step: step - 1 }, "replace");
    },
    goToStart: () => {
      if (reachable > 0) history.go(-reachable);
      else show(firstEntry(calculator, 1), "replace");
    },
    goTo: (to) => show({ ...entry, step: to }, "replace"),
  };
}

/** Stores the entry beside the page's other history state. */
function store(entry: StepEntry, how: "push" | "replace"): void {
  const state = { ...history.state, calculatorStep: entry };
  // Drops the fragment: the data of a share link must not return to the URL.
  const address = location.pathname + location.search;
  if (how === "push") history.pushState(state, "", address);
  else history.replaceState(state, "", address);
}

function storedEntry(calculator: string): StepEntry | null {
  const entry = (history.state as { calculatorStep?: StepEntry } | null)?.calculatorStep;
  return entry?.calculator === calculator ? entry : null;
}
