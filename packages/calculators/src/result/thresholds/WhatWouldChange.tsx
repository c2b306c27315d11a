import { nearestFirst, type Threshold } from "@mortgage-kit/calculator-engine/insight";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import { DisclosureRow } from "../../outline.tsx";
import type { Field } from "../../wizard/Field.ts";
import { InsightSection } from "../InsightSection.tsx";
import * as styles from "./WhatWouldChange.css.ts";

interface WhatWouldChangeProps {
  thresholds: readonly Threshold[];
  /** Fields of the inputs; a slider marks its own threshold. */
  fields: Readonly<Record<string, Field | undefined>>;
}

/** Lists how far each other input would have to move alone before the answer changes. */
export function WhatWouldChange({ thresholds, fields }: WhatWouldChangeProps) {
  const { engine, thresholds: words } = useResultWords();
  const others = thresholds.filter(({ field }) => !fields[field]?.slider);
  const [first, ...more] = others.toSorted(nearestFirst);
  if (!first) return null;
  if (more.length === 0) {
    return (
      <InsightSection title={words.title}>
        <p className={styles.only}>{engine.threshold(first)}</p>
      </InsightSection>
    );
  }
  return (
    <DisclosureRow
      title={words.title}
      line={engine.threshold(first)}
      detail={words.more(more.length)}
    >
      {() => (
        <>
          <p className={styles.text}>{words.text}</p>
          <ul className={styles.points}>
            {more.map((threshold) => (
              <li key={threshold.field}>{engine.threshold(threshold)}</li>
            ))}
          </ul>
        </>
      )}
    </DisclosureRow>
  );
}
