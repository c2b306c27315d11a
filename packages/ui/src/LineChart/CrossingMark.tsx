import * as styles from "../ChartFrame/ChartFrame.css.ts";
import { wrapWords } from "../ChartFrame/labels.ts";
import type { Plot } from "../ChartFrame/plot.ts";

export interface CrossingMarkProps {
  plot: Plot;
  x: number;
  y: number;
  label: string;
  /** True if no line falls from here on, so that the label fits below. */
  isBelowFree: boolean;
}

const lineHeight = 17;

export function CrossingMark({ plot, x, y, label, isBelowFree }: CrossingMarkProps) {
  const { left, right, top, bottom } = plot;
  const onTheLeft = x < (left + right) / 2;
  const lines = wrapWords(label, 22, 3);
  const tall = lines.length * lineHeight + 10;
  // On the left the label is below the mark if that is free; otherwise above it if there is space.
  const above = onTheLeft && isBelowFree && y + tall - 5 < bottom ? false : y - tall - 4 > top;
  const first = above ? y - 16 - (lines.length - 1) * lineHeight : y + 20;
  return (
    <>
      <line className={styles.crossingLine} x1={x} x2={x} y1={y} y2={bottom} />
      <circle className={styles.crossing} cx={x} cy={y} r={6} />
      {lines.map((words, index) => (
        <text
          key={words}
          className={styles.note}
          x={onTheLeft ? x + (above ? -6 : 6) : x + (above ? 6 : -6)}
          y={first + index * lineHeight}
          textAnchor={onTheLeft ? "start" : "end"}
        >
          {words}
        </text>
      ))}
    </>
  );
}
