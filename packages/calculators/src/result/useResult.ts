import type { Draft } from "@mortgage-kit/calculator-engine";
import type { Fact, Threshold } from "@mortgage-kit/calculator-engine/insight";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { CalculatorView } from "../CalculatorView.ts";
import { useHost } from "../Host.tsx";
import type { WizardControls } from "../wizard/useWizard.ts";
import type { Facts, FactValues } from "./answerWith.ts";
import { queueWhenIdle } from "./idleQueue/idleQueue.ts";
import type { Answered, Estimated } from "./ResultParts.ts";
import type { LoadedResult } from "./useLoadedResult.ts";

const nothing: FactValues = {};
const noFacts: readonly Fact[] = [];
const noIds: readonly string[] = [];

/**
 * Computes the result of the inputs: the estimate at once, and the rest once its code is loaded.
 */
export function useResult<Inputs, Result>(
  view: CalculatorView<Inputs, Result>,
  loaded: LoadedResult<Inputs, Result> | null,
  wizard: WizardControls<Inputs, Result>,
) {
  const { calculator, summarize } = view;
  const { today: on, place: settled, fixedRates } = useHost();
  const [given, onGiven] = useState(nothing);
  // Deferred, so that controls show a stated fact before its consequences are computed.
  const told = useDeferredValue(given);
  const { draft, result } = wizard.state;
  const parts = loaded?.parts;
  const engine = loaded?.words.engine;
  const estimated = useMemo((): Estimated<Inputs, Result> | null => {
    const entered: unknown = draft;
    if (result === null || !calculator.accepts(entered)) return null;
    return { inputs: entered, result, summary: summarize(result, entered) };
  }, [calculator, summarize, draft, result]);
  const counted = useMemo(
    () =>
      estimated && loaded
        ? loaded.page.answerWith(loaded.parts, estimated.inputs, told, { on, settled, fixedRates })
        : null,
    [estimated, loaded, told, on, settled, fixedRates],
  );
  const answered = useMemo(
    (): Answered<Inputs, Result> | null =>
      estimated && counted ? { ...estimated, ...counted } : null,
    [estimated, counted],
  );
  const search = useMemo(
    () =>
      estimated && parts && counted
        ? () => parts.insight.eachThreshold(estimated.inputs, counted.used, counted.options)
        : null,
    [estimated, parts, counted],
  );
  const thresholds = useThresholds(search);
  const deciding = useDecidingFacts(
    answered?.answer.facts ?? noFacts,
    parts?.ownRow?.facts ?? noIds,
  );
  const marks = useMemo(
    () => loaded?.page.marksOf(thresholds, loaded.words) ?? {},
    [thresholds, loaded],
  );
  return {
    estimated,
    answered,
    thresholds,
    deciding,
    marks,
    verdict: answered && engine ? engine.verdict(answered.answer).sentence : null,
    echo: loaded && answered ? loaded.page.labelledFigure(answered, loaded.words) : undefined,
    sentence:
      loaded && answered
        ? loaded.page.announcement(answered, loaded.words)
        : (estimated?.summary.sentence ?? ""),
    facts: { given, settled, onGiven } satisfies Facts,
    /** Shows numbers and facts from a link, a file or another calculator. */
    open: (numbers: Draft<Inputs>, step: number, facts: FactValues) => {
      const own = Object.entries(facts).filter(([id, value]) => settled[id] !== value);
      onGiven(Object.fromEntries(own));
      wizard.open(numbers, step);
    },
    startAgain: () => {
      onGiven(nothing);
      wizard.startAgain();
    },
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

/** Returns how many deciding facts to show: fewer on narrow screens. */
const maxVisibleFacts = () => (matchMedia("(min-width: 44em)").matches ? 3 : 2);

/**
 * Returns the facts that decide an answer, at most three. Visible ones keep their places as long as
 * they matter, so that a control does not move while it is in use.
 */
function useDecidingFacts(facts: readonly Fact[], elsewhere: readonly string[]): readonly Fact[] {
  const [most, setMost] = useState(0);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const kept = places.filter((id) => {
    const fact = byId.get(id);
    return fact && (fact.decides || !fact.assumed);
  });
  // Facts about one buyer, and those of the calculator's own row, are shown in their rows.
  const others = facts.filter(
    ({ id, decides, buyer }) => decides && !buyer && !elsewhere.includes(id) && !kept.includes(id),
  );
  const shown = [...kept, ...others.map(({ id }) => id)].slice(0, most);
  if (shown.join() !== places.join()) setPlaces(shown);
  useEffect(() => setMost(maxVisibleFacts()), []);
  return shown.flatMap((id) => byId.get(id) ?? []);
}
