import * as styles from "./ChartFrame.css.ts";
import { type Plot, placeCount, tickCount, writtenTicks } from "./plot.ts";
import type { LinearScale } from "./scales.ts";
import type { Box, Texts } from "./texts.ts";

interface Scales {
  plot: Plot;
  x: LinearScale;
  y: LinearScale;
  formatX: (x: number) => string;
  formatValue: (y: number) => string;
  xLabel: string;
}

export interface Axes extends Scales {
  /** Values with a label and a gridline. */
  values: readonly number[];
  /** Places with a label. */
  places: readonly number[];
}

export const axesOf = (scales: Scales): Axes => ({
  ...scales,
  values: writtenTicks(scales.y.ticks(tickCount), scales.formatValue),
  places: scales.x.ticks(placeCount(scales.plot, scales.x.domain)),
});

/** Returns 1 for a box that a gridline crosses or that reaches below the plot, else 0. */
export const isOnRule = ({ plot, y, values }: Axes, { top, bottom }: Box): number =>
  Number(bottom > plot.bottom || values.some((value) => y(value) > top && y(value) < bottom));

/** Places the axes' labels: values on their gridlines, places below the plot. */
export function placeAxes(texts: Texts, axes: Axes): void {
  const { plot, x, y, values, places, formatX, formatValue, xLabel } = axes;
  for (const value of values) {
    texts.put("tick", [formatValue(value)], [{ x: plot.left, y: y(value) - 4, anchor: "start" }]);
  }
  const [from] = x.domain;
  const below = plot.bottom + 18;
  texts.put("tick", [`${xLabel} ${formatX(from)}`], [{ x: plot.left, y: below, anchor: "start" }]);
  for (const place of places) {
    const anchor = x(place) > plot.right - 20 ? "end" : "middle";
    if (place > from) texts.put("tick", [formatX(place)], [{ x: x(place), y: below, anchor }]);
  }
}

const stripe = 4;

/** Draws gridlines for the values, and a striped scale bar along the bottom. */
export function ChartAxes({ axes }: { axes: Axes }) {
  const { plot, x, y, values, places } = axes;
  const { left, right, bottom } = plot;
  const [from, to] = x.domain;
  const marks = [...new Set([from, ...places, to])];
  return (
    <>
      {values.map((value) => (
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
