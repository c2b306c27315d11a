import type { ExplanationStep } from "@simcoe/calculator-engine/insight";
import { DisclosureRow, TextLink } from "@simcoe/ui";
import { useResultWords } from "../ResultWordsProvider.tsx";
import * as styles from "./HowWeGotThis.css.ts";

interface HowWeGotThisProps {
  steps: readonly ExplanationStep[];
  /** The step that finds the figure shown first. */
  headline: string;
}

/** The whole calculation with the visitor's own numbers, behind its last formula. */
export function HowWeGotThis({ steps, headline }: HowWeGotThisProps) {
  const { engine, explanation: words } = useResultWords();
  const answer = steps.find(({ id }) => id === headline);
  const { sum, value, formula } = answer
    ? engine.step(answer)
    : { sum: "", value: "", formula: "" };
  return (
    <DisclosureRow
      title={words.title}
      line={`${sum || formula} = ${value}`}
      detail={words.contents(steps.length)}
    >
      {() => (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.id} step={step} look={step.id === headline ? "answer" : "plain"} />
          ))}
        </ol>
      )}
    </DisclosureRow>
  );
}
function Step({ step, look }: { step: ExplanationStep; look: "plain" | "answer" }) {
  const { engine, explanation } = useResultWords();
  const { label, value, formula, sum } = engine.step(step);
  return (
    <li className={styles.step}>
      <div className={styles.look[look]}>
        <span>{label}</span>
        <span className={styles.value}>{value}</span>
      </div>
      <p className={styles.formula}>{formula}</p>
      {sum && <p className={styles.sum}>{sum}</p>}
      {step.kind === "sum" && step.source && (
        <p className={styles.formula}>
          <TextLink href={step.source} newTab>
            {explanation.source}
          </TextLink>
        </p>
      )}
    </li>
  );
}
