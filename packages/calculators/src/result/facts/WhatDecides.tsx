import type { Fact } from "@mortgage-kit/calculator-engine/insight";
import { Button, Stack } from "@mortgage-kit/ui";
import { useId } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { DisclosureRow, Heading } from "../../outline.tsx";
import type { Facts } from "../answerWith.ts";
import type { Answered, ResultParts } from "../ResultParts.ts";
import { FactRow } from "./FactRow.tsx";
import * as styles from "./Facts.css.ts";
import { type TypedFacts, useTypedFacts } from "./useTypedFacts.ts";

interface FactsProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
  facts: Facts;
  /** Facts to show as deciding. */
  deciding: readonly Fact[];
}

/** Lists the facts with the greatest effect on the lender's figure. */
export function WhatDecides<Inputs, Result>(props: FactsProps<Inputs, Result>) {
  const { answered, deciding } = props;
  const { facts: words } = useResultWords();
  const id = useId();
  const facts = useTypedFacts(props.facts);
  if (deciding.length === 0) return null;
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <div className={styles.title}>
        <Heading level={3} size="subheading" id={id}>
          {words.title}
        </Heading>
        <p className={styles.text}>{words.text}</p>
      </div>
      <div className={styles.list}>
        {deciding.map((fact) => (
          <FactRow key={fact.id} {...{ answered, facts, fact }} />
        ))}
      </div>
    </section>
  );
}

/** Returns a function that formats the first of the given assumed facts. */
function useAssumedText(question: string) {
  const { engine, facts: words, pair } = useResultWords();
  return (open: readonly Fact[]) => {
    const [first, ...others] = open;
    if (!first) return "";
    const { ask, value } = engine.fact(first, question);
    const named = pair(ask.replace(/\s?\?$/, ""), value);
    return words.takenForGranted(others.length > 0 ? `${named} …` : named);
  };
}

const isOpen = ({ assumed, decides }: Fact) => assumed && decides;

const isAboutBuyers = ({ id, buyer }: Fact) => id === "buyerCount" || buyer !== undefined;

/** Renders the row with the facts about each buyer. */
export function Buyers<Inputs, Result>(props: Omit<FactsProps<Inputs, Result>, "deciding">) {
  const { answered } = props;
  const { engine, facts: words } = useResultWords();
  const facts = useTypedFacts(props.facts);
  const { answer } = answered;
  const taken = useAssumedText(answer.question);
  const about = answer.facts.filter(isAboutBuyers);
  const count = about.find(({ buyer }) => buyer === undefined);
  if (!count) return null;
  const written = engine.fact(count, answer.question);
  const buyers = [...new Set(about.flatMap(({ buyer }) => buyer ?? []))].sort();
  return (
    <DisclosureRow
      title={words.buyers}
      line={written.value}
      detail={taken(about.filter(isOpen)) || written.hint}
    >
      {() => (
        <Stack space="m">
          <FactRow {...{ answered, facts }} fact={count} />
          {buyers.map((number) => (
            <BuyerFacts
              key={number}
              {...{ answered, facts }}
              about={about.filter(({ buyer }) => buyer === number)}
            />
          ))}
        </Stack>
      )}
    </DisclosureRow>
  );
}

interface BuyerFactsProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
  facts: TypedFacts;
  /** The facts about one buyer. */
  about: readonly Fact[];
}

function BuyerFacts<Inputs, Result>({ answered, facts, about }: BuyerFactsProps<Inputs, Result>) {
  const { engine } = useResultWords();
  const { question } = answered.answer;
  // In a fixed order, so that a fact does not move when it becomes deciding.
  const ordered = about.toSorted((one, other) => orderOf(one) - orderOf(other));
  const [first] = ordered;
  return (
    <fieldset className={styles.buyer}>
      <legend className={styles.buyerName}>
        {first && engine.fact(first, question).group?.of}
      </legend>
      <div className={styles.pairs}>
        {ordered.map((fact) => (
          <FactRow key={fact.id} {...{ answered, facts, fact }} isGrouped />
        ))}
      </div>
    </fieldset>
  );
}

const order = ["owned", "spouseOwned", "months", "ofAge", "citizen", "share"];
const orderOf = ({ id, buyer }: Fact) => order.indexOf(id.replace(String(buyer), ""));

interface OwnRowProps<Inputs, Result> extends Omit<FactsProps<Inputs, Result>, "deciding"> {
  row: NonNullable<ResultParts<Inputs, Result>["ownRow"]>;
}

/** Shows the calculator's own row with its facts. */
export function OwnRow<Inputs, Result>({ row, answered, ...props }: OwnRowProps<Inputs, Result>) {
  const facts = useTypedFacts(props.facts);
  const { answer } = answered;
  const taken = useAssumedText(answer.question);
  const about = row.facts.flatMap((id) => answer.facts.find((fact) => fact.id === id) ?? []);
  return (
    <row.Row
      answer={answer}
      taken={taken(about.filter(isOpen))}
      facts={
        <div className={styles.pairs}>
          {about.map((fact) => (
            <FactRow key={fact.id} {...{ answered, facts, fact }} />
          ))}
        </div>
      }
    />
  );
}

interface LenderQuestionsProps<Inputs, Result> extends FactsProps<Inputs, Result> {
  /** Ids of the facts that the calculator's own row asks for. */
  elsewhere: readonly string[];
}

/** Lists a lender's other questions, with the values assumed until they are stated. */
export function LenderQuestions<Inputs, Result>(props: LenderQuestionsProps<Inputs, Result>) {
  const { answered, deciding, elsewhere } = props;
  const { facts: words } = useResultWords();
  const facts = useTypedFacts(props.facts);
  const { answer } = answered;
  const taken = useAssumedText(answer.question);
  const others = answer.facts.filter(
    (fact) =>
      !isAboutBuyers(fact) &&
      !elsewhere.includes(fact.id) &&
      !deciding.some(({ id }) => fact.id === id),
  );
  if (others.length === 0) return null;
  const open = others.filter(({ assumed }) => assumed);
  return (
    <DisclosureRow
      title={words.other}
      line={words.questions(others.length)}
      detail={taken(open) || words.allGiven}
    >
      {() => (
        <Stack space="m">
          <div className={styles.pairs}>
            {others.map((fact) => (
              <FactRow key={fact.id} {...{ answered, facts, fact }} />
            ))}
          </div>
          {Object.keys(facts.given).length > 0 && (
            <div>
              <Button tone="quiet" size="s" onClick={() => props.facts.onGiven({})}>
                {words.reset}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </DisclosureRow>
  );
}
