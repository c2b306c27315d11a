import type { Fact } from "@mortgage-kit/calculator-engine/insight";
import { Button, Stack, Text } from "@mortgage-kit/ui";
import { ResultRow, TitledPart } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { StickyAnswer } from "../verdict/VerdictCard.tsx";
import { FactRow, useTypedFacts } from "./FactRow.tsx";
import * as styles from "./Facts.css.ts";

const isAboutBuyers = ({ id, buyer }: Fact) => id === "buyerCount" || buyer !== undefined;

/** Renders the row with all other facts that a lender asks for: who is buying, income, and the rest. */
export function TellUsMore({ answered }: AnsweredProps) {
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

function Questions({ answered, asked }: AnsweredProps & { asked: readonly Fact[] }) {
  const { answer, parts } = answered;
  const { facts: words, engineWords } = useResultWords();
  const { given, change } = useTypedFacts(answered.facts);
  const { ownFacts } = parts;
  const own = ownFacts?.ids.flatMap((id) => asked.find((fact) => fact.id === id) ?? []) ?? [];
  const others = asked.filter((fact) => !isAboutBuyers(fact) && !own.includes(fact));
  const row = (fact: Fact, isGrouped = false) => (
    <FactRow key={fact.id} {...{ answered, fact, change, isGrouped }} given={given[fact.id]} />
  );
  const list = (about: readonly Fact[]) => (
    <div className={styles.pairs}>{about.map((fact) => row(fact))}</div>
  );
  return (
    <div className={styles.answered}>
      <Stack space="l">
        {others.length > 0 && list(others)}
        <Buyers about={asked.filter(isAboutBuyers)} question={answer.question} row={row} />
        {ownFacts && own.length > 0 && (
          <TitledPart title={ownFacts.title}>
            <Text>{ownFacts.note(answer, engineWords)}</Text>
            {list(own)}
          </TitledPart>
        )}
        {Object.keys(given).length > 0 && (
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

interface BuyersProps {
  about: readonly Fact[];
  question: string;
  row: (fact: Fact, isGrouped?: boolean) => React.ReactNode;
}

function Buyers({ about, question, row }: BuyersProps) {
  const { facts: words, engineWords } = useResultWords();
  const count = about.find(({ buyer }) => buyer === undefined);
  const buyers = [...new Set(about.flatMap(({ buyer }) => buyer ?? []))].sort();
  // In a fixed order, so that a fact does not move when it becomes deciding.
  const factsOf = (number: number) =>
    about
      .filter(({ buyer }) => buyer === number)
      .toSorted((one, other) => orderOf(one) - orderOf(other));
  if (about.length === 0) return null;
  return (
    <TitledPart title={words.buyers}>
      {count && row(count)}
      {buyers.map((number) => {
        const facts = factsOf(number);
        return (
          <fieldset key={number} className={styles.buyer}>
            <legend className={styles.buyerName}>
              {facts[0] && engineWords.fact(facts[0], question).group?.of}
            </legend>
            <div className={styles.pairs}>{facts.map((fact) => row(fact, true))}</div>
          </fieldset>
        );
      })}
    </TitledPart>
  );
}

const order = ["owned", "spouseOwned", "months", "ofAge", "citizen", "share"];
const orderOf = ({ id }: Fact) => order.indexOf(id.slice(id.lastIndexOf(".") + 1));
