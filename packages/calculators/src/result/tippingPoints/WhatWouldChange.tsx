import type { TippingPoint } from "@simcoe/calculator-engine/insight";
import { InsightSection } from "../InsightSection.tsx";
import * as styles from "./WhatWouldChange.css.ts";

/** How far each input would have to move, the others unchanged, before the answer is another one. */
export function WhatWouldChange({ points }: { points: readonly TippingPoint[] }) {
  return (
    <InsightSection
      title="What would change the answer"
      text="One number at a time, with your others as they are."
    >
      <ul className={styles.points}>
        {points.map(({ field, value, sentence }) => (
          <li key={field} className={styles.point[value === null ? "none" : "found"]}>
            {sentence}
          </li>
        ))}
      </ul>
    </InsightSection>
  );
}
