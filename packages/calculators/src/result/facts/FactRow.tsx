import type { Fact, FactValue } from "@mortgage-kit/calculator-engine/insight";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import { SegmentedControl, Select } from "@mortgage-kit/ui";
import { memo, startTransition, useCallback, useId, useRef, useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { Facts, FactValues } from "../../wizard/Facts.ts";
import { FieldControl } from "../../wizard/FieldControl.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { NumberSlider } from "../numbers/NumberSlider.tsx";
import { useAfterPause } from "../useAfterPause.ts";
import * as styles from "./Facts.css.ts";

/** Limits of a segmented control that fits a phone: number of options and total letters. */
const segments = { most: 3, letters: 30 };

interface FactRowProps extends AnsweredProps {
  fact: Fact;
  /** Value that is stated, or being typed; undefined for none. */
  given: FactValue | undefined;
  change: TypedFacts["change"];
  /** True among the facts of one buyer, under a heading that names the buyer. */
  isGrouped?: boolean;
  /** True beside the verdict, where sighted visitors read below a number what stands for it. */
  isDeciding?: boolean;
}

/** Renders a fact's control, whether its value was assumed, and what another one would change. */
function Row({
  answered,
  fact,
  given,
  change,
  isGrouped = false,
  isDeciding = false,
}: FactRowProps) {
  const { engineWords, facts: words } = useResultWords();
  const ids = { ask: useId(), name: useId(), effect: useId() };
  const { answer, refused, verdict } = answered;
  const written = engineWords.fact(fact, answer.question);
  const { ask, group, hint, value } = written;
  const { id, kind, assumed } = fact;
  // What is being typed has no consequences yet, and no line comes or goes for it.
  const isStated = id in answered.facts.given;
  const isPreset = !isStated && id in answered.facts.preset;
  const isAssumed = !isStated && !isPreset && assumed;
  // What the verdict hinges on stands beside it.
  const effect = verdict.hingesOn === id ? "" : written.effect;
  const state = (next: FactValue | undefined) => change(id, next);
  const isChoice = kind === "choice" || kind === "yesNo";
  // The question that is shown names the control, unless the group's heading holds a part of it.
  const naming = isGrouped && group ? { hideLabel: true } : { labelledBy: ids.name };
  const isDescribed = isDeciding && !isChoice;
  const assumedMark = fact.value === null ? words.untold : words.assumed(value);
  const mark = isPreset ? words.preset(value) : isAssumed ? assumedMark : "";
  return (
    <div className={styles.fact} data-steady="">
      <p className={styles.ask} id={ids.ask}>
        <span id={ids.name}>{(isGrouped && group?.ask) || ask}</span>
        {hint && !isDescribed && <span className={styles.hint}>{hint}</span>}
      </p>
      {isChoice ? (
        <ChoiceFact
          {...{ fact, written, naming, given, state }}
          isOpen={isAssumed && given === undefined}
          labelledBy={ids.ask}
          describedBy={mark || effect ? ids.effect : undefined}
        />
      ) : (
        <NumberFact
          {...{ fact, ask, naming, given, state }}
          {...(isDescribed && { hint })}
          {...(refused[id] && { error: engineWords.issue(refused[id]) })}
        />
      )}
      {(mark || effect) && (
        <p className={styles.effect} id={ids.effect}>
          {[mark, effect].filter(Boolean).join(" ")}
        </p>
      )}
    </div>
  );
}

/** Memoized, so that a key in one row does not render the others. */
export const FactRow = memo(Row) as typeof Row;

interface ControlProps {
  fact: Fact;
  naming: { hideLabel?: boolean; labelledBy?: string };
  given: FactValue | undefined;
  state: (next: FactValue | undefined) => void;
}

interface ChoiceFactProps extends ControlProps {
  written: ReturnType<Words["fact"]>;
  /** True while the value is assumed, which choosing it confirms. */
  isOpen: boolean;
  labelledBy: string;
  describedBy: string | undefined;
}

/** Renders a choice as segments where they fit a phone, else as a list. */
function ChoiceFact(props: ChoiceFactProps) {
  const { fact, written, naming, given, state, isOpen, labelledBy, describedBy } = props;
  const choices = written.options.map((option) => ({ ...option, value: String(option.value) }));
  const choose = (next: string) =>
    state(written.options.find((option) => String(option.value) === next)?.value);
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
  const value = String(given ?? fact.value);
  if (choices.length <= segments.most && letters <= segments.letters) {
    return (
      <SegmentedControl
        {...{ labelledBy, describedBy, value }}
        segments={choices}
        onChange={choose}
      />
    );
  }
  return (
    <div className={styles.select}>
      <Select
        label={written.ask}
        {...naming}
        autoComplete="off"
        options={[...(isOpen ? [{ value: "", label: written.value }] : []), ...choices]}
        value={isOpen ? "" : value}
        onChange={choose}
      />
    </div>
  );
}

interface NumberFactProps extends ControlProps {
  ask: string;
  /** Help text for assistive technology only. */
  hint?: string | undefined;
  error?: string;
}

/** Renders a number's field, which stays empty while another is typed, and its slider, if any. */
function NumberFact({ fact, ask, naming, hint, given, state, error }: NumberFactProps) {
  const [isCleared, setCleared] = useState(false);
  const field = { kind: fact.kind, label: ask, ...(hint && { hint }) };
  const value = given ?? (isCleared ? null : fact.value);
  return (
    <div className={styles.control}>
      <FieldControl
        field={field}
        {...naming}
        name={`fact.${fact.id}`}
        {...(error && { error })}
        value={value}
        onChange={(next) => {
          setCleared(next === null);
          state(typeof next === "number" ? next : undefined);
        }}
      />
      {fact.slider && typeof value === "number" && (
        <NumberSlider {...{ field, value }} mark={undefined} onChange={state} />
      )}
    </div>
  );
}

interface TypedFacts {
  readonly given: FactValues;
  /** States a fact; `undefined` clears it. Stays the same function while facts are typed. */
  readonly change: (id: string, value: FactValue | undefined) => void;
}

/**
 * Keeps facts during typing: controls show them at once, the page gets them later. External
 * changes replace local state; echoes of our own are ignored.
 */
export function useTypedFacts({ given, onGiven }: Facts): TypedFacts {
  const [typed, setTyped] = useState(given);
  const [seen, setSeen] = useState(given);
  const [own] = useState(() => new WeakSet<FactValues>());
  const later = useAfterPause();
  const latest = useRef(typed);
  latest.current = typed;
  if (seen !== given) {
    // What was replaced may be drawn once more, by a part that is late.
    own.add(seen);
    setSeen(given);
    if (!own.has(given)) setTyped(given);
  }
  const change = useCallback(
    (id: string, value: FactValue | undefined) => {
      const { [id]: _, ...others } = latest.current;
      const next = value === undefined ? others : { ...others, [id]: value };
      own.add(next);
      setTyped(next);
      const isTyped = value === undefined || typeof value === "number";
      later(() => startTransition(() => onGiven(next)), isTyped);
    },
    [onGiven, own, later],
  );
  return { given: typed, change };
}
