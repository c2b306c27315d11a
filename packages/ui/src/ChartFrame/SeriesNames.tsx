import * as styles from "./ChartFrame.css.ts";
import { spread, wrapWords } from "./labels.ts";
import type { Plot } from "./plot.ts";

export interface SeriesNamesProps {
  plot: Plot;
  /** Each name and the height at which its series leaves the plot. */
  names: readonly { label: string; at: number }[];
  /** Kind of the series; only lines get a drawn sample. */
  of: "lines" | "areas";
}

const lineHeight = 17;
/** Distance in pixels; names of lines that end closer together get a line sample. */
const nearby = 6;
const sample = 18;
const looks = [1, 2, 3] as const;

/** Draws each name at the end of its series, which makes a legend unnecessary. */
export function SeriesNames({ plot, names, of }: SeriesNamesProps) {
  const { right, top, bottom } = plot;
  const sampled = of === "lines" && haveEndsTogether(names.map(({ at }) => at));
  const letters = sampled ? plot.letters - 3 : plot.letters;
  const indent = 16 + (sampled ? sample + 4 : 0);
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
        {sampled && (
          <path
            className={styles.seriesLine[looks[series] ?? 3]}
            d={`M${right + 16} ${middle}h${sample}`}
          />
        )}
        {wrapped[series]?.map((line, index) => (
          <text
            key={line}
            className={styles.name}
            x={right + indent}
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

const haveEndsTogether = (ends: readonly number[]) =>
  ends.some((end, at) => ends.slice(at + 1).some((other) => Math.abs(end - other) < nearby));
