import type { ExplanationStep } from "@mortgage-kit/calculator-engine/insight";
import { TextLink } from "@mortgage-kit/ui";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import * as styles from "./Steps.css.ts";

interface StepsProps {
  steps: readonly ExplanationStep[];
  /** Id of the figure that is compared with the lender's. */
  answer: string;
}

export function Steps({ steps, answer }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <Step key={step.id} step={step} look={step.id === answer ? "answer" : "plain"} />
      ))}
    </ol>
  );
}

function Step({ step, look }: { step: ExplanationStep; look: "plain" | "answer" }) {
  const { engineWords, explanation } = useResultWords();
  const { label, value, formula, sum } = engineWords.step(step);
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
