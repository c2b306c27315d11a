import type { ChartSize } from "../ChartFrame/ChartDrawing.tsx";
import * as styles from "../ChartFrame/ChartFrame.css.ts";
import { wrapWords } from "../ChartFrame/wrapWords.ts";

export type CrossingMarkProps = { size: ChartSize; x: number; y: number; label: string };

const lineHeight = 17;

export function CrossingMark({ size, x, y, label }: CrossingMarkProps) {
  const { left, right, top, bottom } = size.plot;
  const onTheLeft = x < (left + right) / 2;
  const lines = wrapWords(label, 22, 3);
  // Above the mark if there is room, else below it.
  const above = y - lines.length * lineHeight - 14 > top;
  const first = above ? y - 16 - (lines.length - 1) * lineHeight : y + 26;
  return (
    <>
      <line className={styles.crossingLine} x1={x} x2={x} y1={y} y2={bottom} />
      <circle className={styles.crossing} cx={x} cy={y} r={6} />
      {lines.map((words, index) => (
        <text
          key={words}
          className={styles.note}
          x={onTheLeft ? x - 6 : x + 6}
          y={first + index * lineHeight}
          textAnchor={onTheLeft ? "start" : "end"}
        >
          {words}
        </text>
      ))}
    </>
  );
}
