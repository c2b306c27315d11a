import * as styles from "./ChartFrame.css.ts";
import { type Plot, placeCount, tickCount, writtenTicks } from "./plot.ts";
import type { LinearScale } from "./scales.ts";

export interface ChartAxesProps {
  plot: Plot;
  x: LinearScale;
  y: LinearScale;
  formatX: (x: number) => string;
  formatValue: (y: number) => string;
  xLabel: string;
}

const stripe = 4;

/** Draws gridlines for the values, and a striped scale bar along the bottom. */
export function ChartAxes({ plot, x, y, formatX, formatValue, xLabel }: ChartAxesProps) {
  const { left, right, bottom } = plot;
  const values = writtenTicks(y.ticks(tickCount), formatValue);
  const [from, to] = x.domain;
  const places = x.ticks(placeCount(plot, x.domain));
  const marks = [...new Set([from, ...places, to])];
  return (
    <>
      {values.map((value) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <line className={value === 0 ? styles.zero : styles.rule} x1={left} x2={right} />
          <text className={styles.tick} x={left - 8} dy="0.35em" textAnchor="end">
            {formatValue(value)}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${bottom})`}>
        {marks.slice(1).map((mark, index) => (
          <rect
            key={mark}
            className={styles.stripe[index % 2 === 0 ? "filled" : "open"]}
            x={x(marks[index] ?? from)}
            width={Math.max(x(mark) - x(marks[index] ?? from), 0)}
            height={stripe}
          />
        ))}
        {places.map((place) => (
          <text
            key={place}
            className={styles.tick}
            textAnchor={anchorAt(x(place), plot)}
            x={x(place)}
            y={22}
          >
            {formatX(place)}
          </text>
        ))}
        <text className={styles.tick} x={right + 8} y={22}>
          {xLabel}
        </text>
      </g>
    </>
  );
}

function anchorAt(position: number, plot: Plot): "start" | "middle" | "end" {
  if (position < plot.left + 16) return "start";
  return position > plot.right - 16 ? "end" : "middle";
}
