import type { ExplanationStep } from "@simcoe/calculator-engine/insight";
import { TextLink } from "@simcoe/ui";
import { InsightSection } from "../InsightSection.tsx";
import { quantity } from "../quantity.ts";
import * as styles from "./HowWeGotThis.css.ts";
import { withNumbers } from "./withNumbers.ts";

interface HowWeGotThisProps {
  steps: readonly ExplanationStep[];
  /** The step that finds the figure shown first. */
  headline: string;
}

/** The whole calculation with the visitor's own numbers, so that it can be checked by hand. */
export function HowWeGotThis({ steps, headline }: HowWeGotThisProps) {
  return (
    <InsightSection
      title="How we got this"
      text="Every step with your numbers. Nothing is rounded on the way, only what you see here."
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.id} step={step} look={step.id === headline ? "answer" : "plain"} />
        ))}
      </ol>
    </InsightSection>
  );
}

function Step({ step, look }: { step: ExplanationStep; look: "plain" | "answer" }) {
  const { label, formula, value, unit, source } = step;
  return (
    <li className={styles.step}>
      <div className={styles.look[look]}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{quantity(value, unit)}</span>
      </div>
      <p className={styles.formula}>{formula}</p>
      <p className={styles.sum}>{withNumbers(step)}</p>
      {source && (
        <p className={styles.formula}>
          <TextLink href={source} newTab>
            Where its figures were published
          </TextLink>
        </p>
      )}
    </li>
  );
}
