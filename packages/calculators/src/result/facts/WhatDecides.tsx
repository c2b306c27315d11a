import type { Fact } from "@mortgage-kit/calculator-engine/insight";
import { Button, Stack } from "@mortgage-kit/ui";
import { useId } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { DisclosureRow, Heading } from "../../outline.tsx";
import type { Facts } from "../answerWith.ts";
import type { Answered } from "../ResultParts.ts";
import { FactRow } from "./FactRow.tsx";
import * as styles from "./Facts.css.ts";
import { type TypedFacts, useTypedFacts } from "./useTypedFacts.ts";

interface FactsProps<Inputs, Result> {
  answered: Answered<Inputs, Result>;
  facts: Facts;
  /** Those that decide. */
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

const isAboutBuyers = ({ id, buyer }: Fact) => id === "buyerCount" || buyer !== undefined;

/** Asks about the buyers one by one, in a row of its own. */
export function Buyers<Inputs, Result>(props: Omit<FactsProps<Inputs, Result>, "deciding">) {
  const { answered } = props;
  const { engine, facts: words, pair } = useResultWords();
  const facts = useTypedFacts(props.facts);
  const { answer } = answered;
  const about = answer.facts.filter(isAboutBuyers);
  const count = about.find(({ buyer }) => buyer === undefined);
  if (!count) return null;
  const written = engine.fact(count, answer.question);
  const open = about.find(({ assumed, decides }) => assumed && decides);
  const taken = open && engine.fact(open, answer.question);
  const buyers = [...new Set(about.flatMap(({ buyer }) => buyer ?? []))].sort();
  return (
    <DisclosureRow
      title={words.buyers}
      line={written.value}
      detail={
        taken
          ? words.takenForGranted(pair(taken.ask.replace(/\s?\?$/, ""), taken.value))
          : written.hint
      }
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
  // In a fixed order, so that none moves as it comes to decide.
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

const mostNamed = 1;

/** Lists a lender's other questions, with the values assumed until they are stated. */
export function LenderQuestions<Inputs, Result>(props: FactsProps<Inputs, Result>) {
  const { answered, deciding } = props;
  const { engine, facts: words, pair } = useResultWords();
  const facts = useTypedFacts(props.facts);
  const { answer } = answered;
  const others = answer.facts.filter(
    (fact) => !isAboutBuyers(fact) && !deciding.some(({ id }) => fact.id === id),
  );
  if (others.length === 0) return null;
  const open = others.filter(({ assumed }) => assumed);
  const named = open.slice(0, mostNamed).map((fact) => {
    const { ask, value } = engine.fact(fact, answer.question);
    return pair(ask.replace(/\s?\?$/, ""), value);
  });
  const more = open.length > mostNamed ? " …" : "";
  return (
    <DisclosureRow
      title={words.other}
      line={words.questions(others.length)}
      detail={open.length > 0 ? words.takenForGranted(`${named.join("; ")}${more}`) : words.allSaid}
    >
      {() => (
        <Stack space="m">
          <div className={styles.pairs}>
            {others.map((fact) => (
              <FactRow key={fact.id} {...{ answered, facts, fact }} />
            ))}
          </div>
          {Object.keys(facts.said).length > 0 && (
            <div>
              <Button tone="quiet" size="s" onClick={() => props.facts.onSaid({})}>
                {words.reset}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </DisclosureRow>
  );
}
