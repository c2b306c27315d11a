import type { Fact, FactValue } from "@mortgage-kit/calculator-engine/insight";
import { SegmentedControl, Select } from "@mortgage-kit/ui";
import { useId } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { makeField } from "../../wizard/Field.ts";
import { FieldControl } from "../../wizard/FieldControl.tsx";
import type { Answered } from "../ResultParts.ts";
import * as styles from "./Facts.css.ts";
import type { TypedFacts } from "./useTypedFacts.ts";

/** Limits of a segmented control that fits a phone: number of options and total letters. */
const segments = { most: 3, letters: 30 };

interface FactRowProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
  facts: TypedFacts;
  fact: Fact;
  /** True among the facts of one buyer, under a heading that names the buyer. */
  isGrouped?: boolean;
}

/**
 * Renders a fact's control, its assumed value until one is stated, and the effect of another
 * value.
 */
export function FactRow<Inputs, Result>({
  answered,
  facts,
  fact,
  isGrouped = false,
}: FactRowProps<Inputs, Result>) {
  const { engine, facts: words } = useResultWords();
  const ids = { ask: useId(), effect: useId() };
  const { answer, refused } = answered;
  const { ask, group, hint, options, value, effect } = engine.fact(fact, answer.question);
  const { id, kind, assumed } = fact;
  const given = facts.given[id];
  const issue = refused[id];
  const isSettled = given === undefined && id in facts.settled;
  const isOpen = given === undefined && !isSettled;
  const change = (next: FactValue | undefined) => facts.change(id, next);
  const chosen = isOpen ? "" : String(given ?? fact.value);
  const choices = options.map((option) => ({ ...option, value: String(option.value) }));
  const choose = (next: string) =>
    change(options.find((option) => String(option.value) === next)?.value);
  const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
  const isShort = choices.length <= segments.most && letters <= segments.letters;
  const isChoice = kind === "choice" || kind === "yesNo";
  const taken = isOpen && assumed ? words.assumed(value) : "";
  const mark = isSettled ? words.settled(value) : taken;
  const open = { value: "", label: words.notGiven };
  return (
    <div className={styles.fact}>
      <p className={styles.ask} id={ids.ask}>
        {(isGrouped && group?.ask) || ask}
        {hint && <span className={styles.hint}>{hint}</span>}
      </p>
      {isChoice && isShort && (
        <SegmentedControl
          labelledBy={ids.ask}
          describedBy={mark || effect ? ids.effect : undefined}
          segments={[{ ...open, kind: "open" }, ...choices]}
          value={chosen}
          onChange={choose}
        />
      )}
      {isChoice && !isShort && (
        <div className={styles.select}>
          <Select
            label={ask}
            hideLabel
            autoComplete="off"
            options={[open, ...choices]}
            value={chosen}
            onChange={choose}
          />
        </div>
      )}
      {!isChoice && (
        <div className={styles.control}>
          <FieldControl
            field={makeField(kind, { label: ask })}
            hideLabel
            name={`fact.${id}`}
            {...(issue && { error: engine.issue(issue) })}
            value={given ?? null}
            onChange={(next) => change(typeof next === "number" ? next : undefined)}
          />
        </div>
      )}
      {(mark || effect) && (
        <p className={styles.effect} id={ids.effect}>
          {mark && <span className={styles.assumed}>{mark}</span>} {effect}
        </p>
      )}
    </div>
  );
}
