import type { ExplanationStep } from "@mortgage-kit/calculator-engine/insight";
import { TextLink } from "@mortgage-kit/ui";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { DisclosureRow } from "../../outline.tsx";
import { formatFigure, type ResultFigure } from "../Figure.ts";
import * as styles from "./HowWeGotThis.css.ts";

interface HowWeGotThisProps {
  steps: readonly ExplanationStep[];
  /** Figure of the estimate that is compared with the lender's. */
  figure: ResultFigure;
}

/** Shows the whole calculation with the visitor's own numbers, collapsed behind its result. */
export function HowWeGotThis({ steps, figure }: HowWeGotThisProps) {
  const { engine, explanation: words, pair } = useResultWords();
  return (
    <DisclosureRow
      title={words.title}
      line={pair(figure.label, formatFigure(figure.value, engine.format))}
      detail={words.contents(steps.length)}
    >
      {() => (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.id} step={step} look={step.id === figure.id ? "answer" : "plain"} />
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
      <div className={styles.emphasis[look]}>
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
