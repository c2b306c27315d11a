import type { TippingPoint } from "@simcoe/calculator-engine/insight";
import { DisclosureRow } from "@simcoe/ui";
import { InsightSection } from "../InsightSection.tsx";
import { useResultWords } from "../ResultWordsProvider.tsx";
import { isOnLever } from "./turnsOf.ts";
import * as styles from "./WhatWouldChange.css.ts";

interface WhatWouldChangeProps {
  points: readonly TippingPoint[];
  /** Inputs whose turning point is marked where they are changed. */
  levers: readonly string[];
}

/** How far each other input would have to move, the others unchanged, before the answer is another one. */
export function WhatWouldChange({ points, levers }: WhatWouldChangeProps) {
  const { engine, tippingPoints: words } = useResultWords();
  const others = points.filter((point) => !isOnLever(point, levers));
  const [first, ...more] = others.toSorted(foundFirst);
  if (!first) return null;
  if (more.length === 0) {
    return (
      <InsightSection title={words.title}>
        <p className={styles.only}>{engine.tippingPoint(first)}</p>
      </InsightSection>
    );
  }
  return (
    <DisclosureRow
      title={words.title}
      line={engine.tippingPoint(first)}
      detail={words.more(more.length)}
    >
      {() => (
        <>
          <p className={styles.text}>{words.text}</p>
          <ul className={styles.points}>
            {more.map((point) => (
              <li
                key={point.field}
                className={styles.point[point.value === null ? "none" : "found"]}
              >
                {engine.tippingPoint(point)}
              </li>
            ))}
          </ul>
        </>
      )}
    </DisclosureRow>
  );
}

const foundFirst = (one: TippingPoint, other: TippingPoint) =>
  Number(one.value === null) - Number(other.value === null);
