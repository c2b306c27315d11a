import type { ChartSize } from "./ChartDrawing.tsx";
import * as styles from "./ChartFrame.css.ts";
import { spread } from "./spread.ts";
import { wrapWords } from "./wrapWords.ts";

export type SeriesNamesProps = {
  size: ChartSize;
  /** Each name and the height at which its series leaves the plot. */
  names: readonly { label: string; at: number }[];
};

const lineHeight = 17;

/** The names stand where the series end, so there is no legend to look up. */
export function SeriesNames({ size, names }: SeriesNamesProps) {
  const { right, top, bottom } = size.plot;
  const letters = size.room === "wide" ? 17 : 12;
  const wrapped = names.map(({ label }) => wrapWords(label, letters, 3));
  const heights = wrapped.map((lines) => lines.length * lineHeight);
  const middles = spread(
    names.map(({ at }) => at),
    heights,
    [top - 20, bottom],
  );
  return names.map(({ label, at }, series) => {
    const middle = middles[series] ?? at;
    const first = middle - ((wrapped[series]?.length ?? 1) - 1) * (lineHeight / 2);
    return (
      <g key={label}>
        <path className={styles.leader} d={`M${right + 4} ${at}L${right + 12} ${middle}`} />
        {wrapped[series]?.map((line, index) => (
          <text
            key={line}
            className={styles.name}
            x={right + 16}
            y={first + index * lineHeight}
            dy="0.35em"
          >
            {line}
          </text>
        ))}
      </g>
    );
  });
}
