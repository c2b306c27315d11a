import type { Draft } from "@mortgage-kit/calculator-engine";
import type { Fact, Threshold } from "@mortgage-kit/calculator-engine/insight";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { CalculatorView } from "../CalculatorView.ts";
import { type Host, useHost } from "../Host.tsx";
import type { Facts, FactValues } from "../wizard/Facts.ts";
import type { WizardControls } from "../wizard/useWizard.ts";
import type { Answered, Estimated } from "./Answered.ts";
import { queueWhenIdle } from "./idleQueue/idleQueue.ts";
import { pauseMs } from "./useAfterPause.ts";
import type { LoadedResult } from "./useLoadedResult.ts";

const noFacts: readonly Fact[] = [];
const noIds: readonly string[] = [];

/** Computes the estimate of the inputs at once, and the rest once its code is loaded. */
export function useResult<Inputs, Result>(
  view: CalculatorView<Inputs, Result>,
  loaded: LoadedResult | null,
  wizard: WizardControls<Inputs, Result>,
) {
  const { calculator, summarize } = view;
  const { place: preset } = useHost();
  const { given, onGiven } = wizard;
  // Deferred, so that controls show a stated fact before its consequences are computed.
  const deferredGiven = useDeferredValue(given);
  const { draft, result } = wizard.state;
  const estimated = useMemo((): Estimated | null => {
    const entered: unknown = draft;
    if (result === null || !calculator.accepts(entered)) return null;
    return { inputs: entered, summary: summarize(result, entered) };
  }, [calculator, summarize, draft, result]);
  const count = useCount(loaded, deferredGiven);
  const counted = useMemo(
    () => (estimated && count ? count(estimated.inputs) : null),
    [estimated, count],
  );
  // Counts ahead while the last step is read, so that Calculate shows the verdict at once.
  useEffect(() => {
    const entered: unknown = draft;
    if (!count || !calculator.accepts(entered)) return;
    const timer = setTimeout(() => queueWhenIdle(() => count(entered)), pauseMs);
    return () => clearTimeout(timer);
  }, [count, calculator, draft]);
  const search = useMemo(
    () =>
      estimated && counted
        ? () => counted.parts.insight.eachThreshold(estimated.inputs, counted.used, counted.options)
        : null,
    [estimated, counted],
  );
  const thresholds = useThresholds(search);
  const deciding = useDecidingFacts(
    counted?.answer.facts ?? noFacts,
    counted?.parts.ownFacts?.ids ?? noIds,
    given,
  );
  const facts = useMemo((): Facts => ({ given, preset, onGiven }), [given, preset, onGiven]);
  const answered = useMemo(
    (): Answered | null =>
      estimated && counted ? { ...estimated, ...counted, view, facts, deciding, thresholds } : null,
    [estimated, counted, view, facts, deciding, thresholds],
  );
  return {
    estimated,
    answered,
    /** Shows numbers and facts from a link, a file or another calculator. */
    open: (numbers: Draft<Inputs>, step: number, facts: FactValues) => {
      const own = Object.entries(facts).filter(([id, value]) => preset[id] !== value);
      wizard.open(numbers, step, Object.fromEntries(own));
    },
  };
}

/** Returns the lender's count of some inputs; `null` until its code is loaded. */
function useCount(loaded: LoadedResult | null, given: FactValues) {
  const { today: on, place: preset, rates } = useHost();
  // React forgets what it memoized in a render that another change interrupts; a count takes long.
  const [countOnce] = useState(() => keepLatest(countResult));
  return useMemo(
    () => loaded && ((inputs: unknown) => countOnce(loaded, inputs, given, on, preset, rates)),
    [countOnce, loaded, given, on, preset, rates],
  );
}

function countResult(
  { page, parts, words }: LoadedResult,
  inputs: unknown,
  given: FactValues,
  on: Host["today"],
  preset: FactValues,
  rates: Host["rates"],
) {
  const counted = page.answerWith(parts, inputs, given, { on, preset, rates });
  const verdict = words.engineWords.verdict(counted.answer);
  return { ...counted, on: counted.options.on, parts, verdict };
}

/** Returns a function that remembers the value of its latest arguments. */
function keepLatest<Arguments extends readonly unknown[], Value>(
  make: (...asked: Arguments) => Value,
): (...asked: Arguments) => Value {
  let latest: { readonly asked: Arguments; readonly value: Value } | null = null;
  return (...asked) => {
    const isSame = latest?.asked.every((each, at) => each === asked[at]);
    if (!latest || !isSame) latest = { asked, value: make(...asked) };
    return latest.value;
  };
}

const none: readonly Threshold[] = [];

/** Longest slice of the search in milliseconds, so that the page stays responsive. */
const searchMs = 8;

/** Searches while the page is idle. Returns the previous thresholds until a search has finished. */
function useThresholds(search: (() => Iterable<Threshold | null>) | null): readonly Threshold[] {
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (!search) return setFound(none);
    const each = search()[Symbol.iterator]();
    const thresholds: Threshold[] = [];
    let cancel = () => {};
    const next = () => {
      const begun = performance.now();
      do {
        const { value, done } = each.next();
        if (done) return setFound(thresholds);
        if (value) thresholds.push(value);
      } while (performance.now() - begun < searchMs);
      cancel = queueWhenIdle(next);
    };
    cancel = queueWhenIdle(next);
    return () => cancel();
  }, [search]);
  return found;
}

const mostDeciding = 3;
/** Number of deciding facts that may be exceptions: a third one waits in the row of questions. */
const mostUsual = 2;

/**
 * Returns the facts that decide an answer, at most three. Visible ones keep their places as long as
 * they matter or stand above the one stated last, so that a control does not move while it is in use.
 */
function useDecidingFacts(
  facts: readonly Fact[],
  elsewhere: readonly string[],
  given: FactValues,
): readonly Fact[] {
  const [places, setPlaces] = useState(noFacts);
  const shown = useMemo(() => {
    const byId = new Map(facts.map((fact) => [fact.id, fact]));
    const last = Object.keys(given).at(-1);
    const inUse = places.findIndex(({ id }) => id === last);
    const kept = places.flatMap((before, place): Fact | [] => {
      const fact = byId.get(before.id);
      if (place < inUse) return fact ?? { ...before, effect: null };
      return fact && (fact.decides || !fact.assumed) ? fact : [];
    });
    // Facts about one buyer, and those with a title of their own, are shown in their rows.
    const others = facts.filter(
      (fact) => fact.decides && !fact.buyer && !elsewhere.includes(fact.id) && !kept.includes(fact),
    );
    return [...kept, ...others]
      .filter((fact, place) => place < mostUsual || !fact.usual || kept.includes(fact))
      .slice(0, mostDeciding);
  }, [facts, elsewhere, given, places]);
  const idsOf = (listed: readonly Fact[]) => listed.map(({ id }) => id).join();
  if (idsOf(shown) !== idsOf(places)) setPlaces(shown);
  return shown;
}
