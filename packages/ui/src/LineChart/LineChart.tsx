import { ChartAxes } from "../ChartFrame/ChartAxes.tsx";
import { ChartDrawing } from "../ChartFrame/ChartDrawing.tsx";
import * as styles from "../ChartFrame/ChartFrame.css.ts";
import { ChartFrame, type ChartTexts } from "../ChartFrame/ChartFrame.tsx";
import { type DrawingSize, outline, plotOf } from "../ChartFrame/plot.ts";
import { SeriesNames } from "../ChartFrame/SeriesNames.tsx";
import { CrossingMark } from "./CrossingMark.tsx";

export interface LinePoint {
  x: number;
  y: number;
}
export interface LineSeries {
  label: string;
  points: readonly LinePoint[];
}
export type Crossing = LinePoint & { label: string };

export interface LineChartProps extends ChartTexts {
  /** One to three lines. */
  series: readonly LineSeries[];
  /** Unit of x, such as `years`. */
  xLabel: string;
  /** Multiples of x that the axis names, such as 12 months; 1 by default. */
  unit?: number;
  /** Writes a place on the horizontal axis. */
  formatX: (x: number) => string;
  /** Writes a value on the vertical axis and in the table. */
  formatValue: (y: number) => string;
  /** Intersection of two lines, with its meaning. */
  crossing?: Crossing;
  /** Place on the horizontal axis that the chart is about, with its name. */
  place?: { x: number; label: string };
}

export function LineChart(props: LineChartProps) {
  const { title, summary, series, xLabel, formatX, formatValue } = props;
  const places = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].sort(
    (a, b) => a - b,
  );
  const reading = (points: readonly LinePoint[], place: number) => {
    const point = points.find(({ x }) => x === place);
    return point ? formatValue(point.y) : "–";
  };
  const table = {
    columns: [
      { label: xLabel },
      ...series.map(({ label }) => ({ label, kind: "figure" as const })),
    ],
    rows: places.map((place) => ({
      cells: [formatX(place), ...series.map(({ points }) => reading(points, place))],
    })),
  };
  return (
    <ChartFrame title={title} summary={summary} table={table} isBare={props.isBare}>
      <ChartDrawing>{(size) => <Lines {...props} size={size} />}</ChartDrawing>
    </ChartFrame>
  );
}

const looks = [1, 2, 3] as const;

type LinesProps = LineChartProps & { size: DrawingSize };

function Lines({ series, crossing, place, unit, size, ...axes }: LinesProps) {
  const points = series.flatMap((one) => one.points);
  const { plot, x, y } = plotOf(size, {
    values: points.map((point) => point.y),
    places: points.map((point) => point.x),
    unit,
    formatValue: axes.formatValue,
  });
  const lines = series.map((one) => one.points.map((point) => [x(point.x), y(point.y)] as const));
  const ends = lines.map((line) => line.at(-1));
  return (
    <>
      <ChartAxes plot={plot} x={x} y={y} {...axes} />
      {series.map((one, index) => (
        <path
          key={one.label}
          className={styles.seriesLine[looks[index] ?? 3]}
          d={outline(lines[index] ?? [])}
        />
      ))}
      {ends.map(
        (end, index) =>
          end && (
            <circle
              key={series[index]?.label}
              className={styles.fill[looks[index] ?? 3]}
              cx={end[0]}
              cy={end[1]}
              r={4}
            />
          ),
      )}
      {place && (
        <>
          <path
            className={styles.crossingLine}
            d={`M${x(place.x)} ${plot.top - 8}V${plot.bottom}`}
          />
          <text className={styles.note} x={x(place.x)} y={plot.top - 14} textAnchor="middle">
            {place.label}
          </text>
        </>
      )}
      {crossing && (
        <CrossingMark
          {...{ plot, lines }}
          x={x(crossing.x)}
          y={y(crossing.y)}
          label={crossing.label}
        />
      )}
      <SeriesNames
        of="lines"
        plot={plot}
        names={series.map((one, index) => ({ label: one.label, at: ends[index]?.[1] ?? y(0) }))}
      />
    </>
  );
}
