import type { Fact } from "@mortgage-kit/calculator-engine/insight";
import { Button, Stack, Text } from "@mortgage-kit/ui";
import { ResultRow, TitledPart } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { StickyAnswer } from "../verdict/VerdictCard.tsx";
import { FactRow, type TypedFacts, useTypedFacts } from "./FactRow.tsx";
import * as styles from "./Facts.css.ts";

const isAboutBuyers = ({ id, buyer }: Fact) => id === "buyerCount" || buyer !== undefined;

/** Renders the row with all other facts that a lender asks for: who is buying, income, and the rest. */
export function TellUsMore<Inputs, Result>({ answered }: AnsweredProps<Inputs, Result>) {
  const { answer, deciding } = answered;
  const { facts: words } = useResultWords();
  const asked = answer.facts.filter((fact) => !deciding.includes(fact));
  if (asked.length === 0) return null;
  return (
    <ResultRow title={words.more} line={words.questions(asked.length)}>
      {() => <Questions answered={answered} asked={asked} />}
    </ResultRow>
  );
}

interface QuestionsProps<Inputs, Result> extends AnsweredProps<Inputs, Result> {
  asked: readonly Fact[];
}

function Questions<Inputs, Result>({ answered, asked }: QuestionsProps<Inputs, Result>) {
  const { answer, parts } = answered;
  const { facts: words, engineWords } = useResultWords();
  const facts = useTypedFacts(answered.facts);
  const { ownFacts } = parts;
  const own = ownFacts?.ids.flatMap((id) => asked.find((fact) => fact.id === id) ?? []) ?? [];
  const others = asked.filter((fact) => !isAboutBuyers(fact) && !own.includes(fact));
  const list = (about: readonly Fact[]) => (
    <div className={styles.pairs}>
      {about.map((fact) => (
        <FactRow key={fact.id} {...{ answered, facts, fact }} />
      ))}
    </div>
  );
  return (
    <div className={styles.answered}>
      <Stack space="l">
        {others.length > 0 && list(others)}
        <Buyers {...{ answered, facts }} about={asked.filter(isAboutBuyers)} />
        {ownFacts && own.length > 0 && (
          <TitledPart title={ownFacts.title}>
            <Text>{ownFacts.note(answer, engineWords)}</Text>
            {list(own)}
          </TitledPart>
        )}
        {Object.keys(facts.given).length > 0 && (
          <div>
            <Button tone="quiet" size="s" onClick={() => answered.facts.onGiven({})}>
              {words.reset}
            </Button>
          </div>
        )}
      </Stack>
      <StickyAnswer verdict={answered.verdict} />
    </div>
  );
}

interface AboutProps<Inputs, Result> extends AnsweredProps<Inputs, Result> {
  facts: TypedFacts;
  about: readonly Fact[];
}

function Buyers<Inputs, Result>({ answered, facts, about }: AboutProps<Inputs, Result>) {
  const { facts: words } = useResultWords();
  const count = about.find(({ buyer }) => buyer === undefined);
  const buyers = [...new Set(about.flatMap(({ buyer }) => buyer ?? []))].sort();
  if (about.length === 0) return null;
  return (
    <TitledPart title={words.buyers}>
      {count && <FactRow {...{ answered, facts }} fact={count} />}
      {buyers.map((number) => (
        <Buyer
          key={number}
          {...{ answered, facts }}
          about={about.filter(({ buyer }) => buyer === number)}
        />
      ))}
    </TitledPart>
  );
}

function Buyer<Inputs, Result>({ answered, facts, about }: AboutProps<Inputs, Result>) {
  const { engineWords } = useResultWords();
  const { question } = answered.answer;
  // In a fixed order, so that a fact does not move when it becomes deciding.
  const ordered = about.toSorted((one, other) => orderOf(one) - orderOf(other));
  const [first] = ordered;
  return (
    <fieldset className={styles.buyer}>
      <legend className={styles.buyerName}>
        {first && engineWords.fact(first, question).group?.of}
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
const orderOf = ({ id }: Fact) => order.indexOf(id.slice(id.lastIndexOf(".") + 1));
