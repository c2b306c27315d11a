import * as styles from "./ChartFrame.css.ts";
import { type Plot, placeCount, tickCount, writtenTicks } from "./plot.ts";
import type { LinearScale } from "./scales.ts";
import type { Box, Texts } from "./texts.ts";

export interface Axes {
  plot: Plot;
  x: LinearScale;
  y: LinearScale;
  formatX: (x: number) => string;
  formatValue: (y: number) => string;
  xLabel: string;
}

const valuesOf = ({ y, formatValue }: Axes) => writtenTicks(y.ticks(tickCount), formatValue);
const placesOf = ({ plot, x }: Axes) => x.ticks(placeCount(plot, x.domain));

/** Returns 1 for a box that a gridline crosses or that reaches below the plot, else 0. */
export const isOnRule = (axes: Axes, { top, bottom }: Box): number =>
  Number(
    bottom > axes.plot.bottom ||
      valuesOf(axes)
        .map(axes.y)
        .some((at) => at > top && at < bottom),
  );

/** Places the axes' labels: values on their gridlines, places below the plot. */
export function placeAxes(texts: Texts, axes: Axes): void {
  const { plot, x, y, formatX, formatValue, xLabel } = axes;
  for (const value of valuesOf(axes)) {
    texts.put("tick", [formatValue(value)], [{ x: plot.left, y: y(value) - 4, anchor: "start" }]);
  }
  const [from] = x.domain;
  const below = plot.bottom + 18;
  texts.put("tick", [`${xLabel} ${formatX(from)}`], [{ x: plot.left, y: below, anchor: "start" }]);
  for (const place of placesOf(axes)) {
    const anchor = x(place) > plot.right - 20 ? "end" : "middle";
    if (place > from) texts.put("tick", [formatX(place)], [{ x: x(place), y: below, anchor }]);
  }
}

const stripe = 4;

/** Draws gridlines for the values, and a striped scale bar along the bottom. */
export function ChartAxes({ axes }: { axes: Axes }) {
  const { plot, x, y } = axes;
  const { left, right, bottom } = plot;
  const [from, to] = x.domain;
  const marks = [...new Set([from, ...placesOf(axes), to])];
  return (
    <>
      {valuesOf(axes).map((value) => (
        <line
          key={value}
          className={value === 0 ? styles.zero : styles.rule}
          x1={left}
          x2={right}
          y1={y(value)}
          y2={y(value)}
        />
      ))}
      {marks.slice(1).map((mark, index) => (
        <rect
          key={mark}
          className={styles.stripe[index % 2 === 0 ? "filled" : "open"]}
          x={x(marks[index] ?? from)}
          y={bottom}
          width={Math.max(x(mark) - x(marks[index] ?? from), 0)}
          height={stripe}
        />
      ))}
    </>
  );
}

/** Draws the texts that were placed. */
export function ChartTexts({ texts }: { texts: Texts }) {
  return texts.placed.map(({ kind, lines, x, y, anchor }) => (
    <text key={`${x} ${y} ${lines}`} className={styles.texts[kind]} textAnchor={anchor}>
      {lines.map((line, at) => (
        <tspan key={line} x={x} y={y + at * 17}>
          {line}
        </tspan>
      ))}
    </text>
  ));
}
