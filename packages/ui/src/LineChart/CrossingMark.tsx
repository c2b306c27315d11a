import * as styles from "../ChartFrame/ChartFrame.css.ts";
import { wrapWords } from "../ChartFrame/labels.ts";
import { letter, type Plot, type Point } from "../ChartFrame/plot.ts";

export interface CrossingMarkProps {
  plot: Plot;
  x: number;
  y: number;
  label: string;
  /** Lines of the chart, from left to right, which the label must not hide. */
  lines: readonly (readonly Point[])[];
}

const lineHeight = 17;

/** Marks where two lines cross, and writes what that means where no line passes. */
export function CrossingMark({ plot, x, y, label, lines }: CrossingMarkProps) {
  const words = wrapWords(label, 14, 3);
  const width = Math.max(...words.map((line) => line.length)) * letter;
  const height = words.length * lineHeight;
  const isOnTheLeft = x < (plot.left + plot.right) / 2;
  const above = { top: y - 13 - height, inset: -6 };
  const places = [above, { top: y + 7, inset: 6 }, { top: plot.top, inset: 6 }];
  const isFree = ({ top, inset }: typeof above) => {
    const from = isOnTheLeft ? x + inset : x - inset - width;
    const isCrossed = lines.some((line) => {
      const heights = heightsWithin(line, from, from + width);
      return Math.min(...heights) < top + height && Math.max(...heights) > top;
    });
    return top >= plot.top && top + height < plot.bottom && !isCrossed;
  };
  const { top, inset } = places.find(isFree) ?? above;
  return (
    <>
      <line
        className={styles.crossingLine}
        x1={x}
        x2={x}
        y1={Math.min(y, top + height)}
        y2={plot.bottom}
      />
      <circle className={styles.crossing} cx={x} cy={y} r={6} />
      {words.map((line, index) => (
        <text
          key={line}
          className={styles.note}
          x={isOnTheLeft ? x + inset : x - inset}
          y={top + 13 + index * lineHeight}
          textAnchor={isOnTheLeft ? "start" : "end"}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** Returns the heights of a line's points between two places, and at the places themselves. */
function heightsWithin(line: readonly Point[], from: number, to: number): number[] {
  return line.flatMap(([x, y], at) => {
    const [nextX, nextY] = line[at + 1] ?? [x, y];
    const ends = [from, to].filter((place) => place > x && place < nextX);
    const between = ends.map((place) => y + ((nextY - y) * (place - x)) / (nextX - x));
    return x >= from && x <= to ? [y, ...between] : between;
  });
}
