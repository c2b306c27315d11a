import type { TippingPoint } from "@simcoe/calculator-engine/insight";
import { InsightSection } from "../InsightSection.tsx";
import { useResultWords } from "../ResultWordsProvider.tsx";
import * as styles from "./WhatWouldChange.css.ts";

/** How far each input would have to move, the others unchanged, before the answer is another one. */
export function WhatWouldChange({ points }: { points: readonly TippingPoint[] }) {
  const { engine, tippingPoints: words } = useResultWords();
  return (
    <InsightSection title={words.title} text={words.text}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.field} className={styles.point[point.value === null ? "none" : "found"]}>
            {engine.tippingPoint(point)}
          </li>
        ))}
      </ul>
    </InsightSection>
  );
}
