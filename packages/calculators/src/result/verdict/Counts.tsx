import type { Answer } from "@mortgage-kit/calculator-engine/insight";
import type { Words } from "@mortgage-kit/calculator-engine/words";
import { Button, DataTable, Text } from "@mortgage-kit/ui";
import { useId, useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { AnsweredProps } from "../Answered.ts";
import { amountsAs, estimateFigure, formatCount, lenderFigure } from "../Figure.ts";
import * as styles from "./Verdict.css.ts";

/** Shows the estimate beside a lender's count or the choices weighed; the differences on demand. */
export function Counts({ answered }: AnsweredProps) {
  const { answer, summary, parts } = answered;
  const { estimate: says, engineWords } = useResultWords();
  const { estimate: figure } = answer.lender;
  const labels = engineWords.labels(answer.question, figure.id);
  const estimate = estimateFigure(summary, answer);
  const sides = parts.sides?.(answer);
  return (
    <div className={styles.counts} data-steady="">
      <div className={styles.countRows}>
        <dl className={styles.pair}>
          {sides?.map(({ label, value }, at) => (
            <Count
              key={label}
              label={label}
              value={engineWords.format.dollars(value)}
              note={at === 0 && <LenderNote answered={answered} />}
            />
          ))}
          <Count
            label={labels.estimate}
            value={formatCount(estimate.value, engineWords.format, {
              ...(labels.loss && { gain: (amount: string) => amount, loss: labels.loss }),
            })}
            note={summary.advice ? says.says(summary.advice.text) : estimate.note}
          />
          {!sides && <LenderCount answered={answered} />}
        </dl>
        <Differences answered={answered} />
      </div>
    </div>
  );
}

interface CountProps {
  label: string;
  value: string;
  note?: React.ReactNode;
}

function Count({ label, value, note }: CountProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

/** Names the place of a lender's count, and says how sure the verdict is. */
function LenderNote({ answered: { answer } }: AnsweredProps) {
  const { engineWords, lender: words } = useResultWords();
  const { confidence, missing } = answer.verdict;
  const open = answer.facts.filter(({ assumed, decides }) => assumed && decides).length;
  const notCounted = answer.facts
    .filter(({ id }) => missing.includes(id))
    .map((fact) => engineWords.fact(fact, answer.question).ask);
  const sureness = {
    checked: words.confidence.checked,
    usual: words.confidence.usual,
    depends: words.confidence.depends(open),
    "not-checked": words.confidence.notCounted(engineWords.format.list(notCounted)),
  }[confidence];
  const place = countedPlace(answer, engineWords);
  return (
    <span className={styles.note}>
      {[place && words.place(place), sureness].filter(Boolean).join(" ")}
    </span>
  );
}

function LenderCount({ answered }: AnsweredProps) {
  const { answer, summary } = answered;
  const { engineWords, lender: words } = useResultWords();
  const labels = engineWords.labels(answer.question, answer.lender.estimate.id);
  const lender = lenderFigure(summary, answer, labels.lender);
  return (
    <Count
      label={labels.lender}
      value={lender ? formatCount(lender.value, engineWords.format, labels) : words.none}
      note={<LenderNote answered={answered} />}
    />
  );
}

function Differences({ answered }: AnsweredProps) {
  const { answer, summary } = answered;
  const { engineWords, lender: words } = useResultWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { lender } = answer;
  if (!lender.figure) return null;
  const { plain, signed } = amountsAs(summary, answer, engineWords.format);
  return (
    <>
      <div className={styles.why}>
        <Button
          tone="plain"
          size="s"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {words.toBridge}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className={styles.whole}>
          {lender.isClose && <Text size="small">{words.close}</Text>}
          <DataTable
            caption={words.bridge}
            captionShown="spoken"
            columns={[{ label: words.difference }, { label: words.amount, kind: "figure" }]}
            rows={[
              { cells: [words.rule, plain(lender.estimate.value)] },
              ...lender.bridge.map((step) => ({
                cells: [engineWords.bridgeStep(step).label, signed(step.amount)],
              })),
              { cells: [words.lender, plain(lender.figure.value)], emphasis: "total" as const },
            ]}
          />
        </div>
      )}
    </>
  );
}

function countedPlace({ question, inputs, facts }: Answer, engineWords: Words): string {
  const nameOf = (id: string) => {
    const fact = facts.find((each) => each.id === id);
    return fact && fact.value !== "elsewhere" ? engineWords.fact(fact, question).value : undefined;
  };
  // For closing costs the province is an input, not a fact.
  const { province } = Object(inputs) as { readonly province?: keyof Words["provinces"] };
  const names = [nameOf("city"), province ? engineWords.provinces[province] : nameOf("province")];
  return names.filter(Boolean).join(", ");
}
