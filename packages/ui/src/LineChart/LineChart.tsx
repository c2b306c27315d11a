import { axesOf, ChartAxes, ChartTexts, isOnRule, placeAxes } from "../ChartFrame/ChartAxes.tsx";
import { ChartDrawing } from "../ChartFrame/ChartDrawing.tsx";
import * as styles from "../ChartFrame/ChartFrame.css.ts";
import { ChartFrame, type ChartTexts as FrameTexts } from "../ChartFrame/ChartFrame.tsx";
import { type DrawingSize, outline, type Point, plotOf } from "../ChartFrame/plot.ts";
import { type Box, type Spot, spotsAround, type Texts } from "../ChartFrame/texts.ts";
import { wrapWords } from "../ChartFrame/wrapWords.ts";

export interface LinePoint {
  x: number;
  y: number;
}
export interface LineSeries {
  /** Name beside the end of the line. */
  label: string;
  points: readonly LinePoint[];
}
/** Point that the chart is about, with what it says, such as a value. */
export type LineMark = LinePoint & { label: string };

export interface LineChartProps extends FrameTexts {
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
  /** Points of the lines with a text each, the most important first. */
  marks?: readonly LineMark[];
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

function Lines({ series, marks = [], place, unit, size, ...own }: LinesProps) {
  const points = [...series.flatMap((one) => one.points), ...marks];
  const { plot, x, y, texts } = plotOf(size, {
    values: points.map((point) => point.y),
    places: points.map((point) => point.x),
    unit,
  });
  const axes = axesOf({ plot, x, y, ...own });
  const lines = series.map((one) => one.points.map((point) => [x(point.x), y(point.y)] as const));
  placeAxes(texts, axes);
  if (place) texts.put("note", [place.label], spotsAtTop(x(place.x)));
  const leaders = marks.flatMap((mark) => {
    const away = (box: Box, { x: place, y: value }: LinePoint = mark) =>
      distance(box, x(place), y(value));
    const spots = [22, 16].flatMap((letters) => {
      const words = wrapWords(mark.label, letters, 3);
      return spotsAround(x(mark.x), y(mark.y), words.length).map((at) => ({ ...at, lines: words }));
    });
    const note = texts.put("note", [], spots, {
      of: (box) => isOnRule(axes, box) + costOfPixel * away(box),
      isUnclear: (box) =>
        lines.some((line) => isCrossedBy(box, line)) ||
        marks.some((other) => away(box, other) < away(box)),
    });
    return note && away(note) > farAway ? [leaderTo(note, [x(mark.x), y(mark.y)])] : [];
  });
  const named = series.map(({ label }, at) => ({ label, line: lines[at] ?? [] }));
  placeNames(texts, named, leaders, (box) => isOnRule(axes, box));
  return (
    <>
      <ChartAxes axes={axes} />
      {series.map(({ label }, index) => (
        <path
          key={label}
          className={styles.seriesLine[looks[index] ?? 3]}
          d={outline(lines[index] ?? [])}
        />
      ))}
      {place && <path className={styles.placeLine} d={`M${x(place.x)} 20V${plot.bottom}`} />}
      {leaders.map(outline).map((d) => (
        <path key={d} className={styles.leader} d={d} />
      ))}
      {marks.map((mark) => (
        <circle key={mark.label} className={styles.mark} cx={x(mark.x)} cy={y(mark.y)} r={5} />
      ))}
      <ChartTexts texts={texts} />
    </>
  );
}

/** Cost of each pixel between a text and what it names; a gridline costs 1. */
const costOfPixel = 1 / 60;

const distance = ({ left, right, top, bottom }: Box, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Distance from which a line joins a note to its mark, in units of the drawing. */
const farAway = 20;

/** Returns the line from a mark to the nearest point of its note. */
const leaderTo = ({ left, right, top, bottom }: Box, [x, y]: Point): readonly Point[] => [
  [x, y],
  [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)],
];

const spotsAtTop = (x: number): Spot[] =>
  (["middle", "end", "start"] as const).map((anchor) => ({ x, y: 14, anchor }));

/** Places along a line where its name may stand, as shares of its length, the first ones preferred. */
const sharesAlong = [0.96, 0.8, 0.64, 0.48, 0.32, 0.16, 0.04];

interface NamedLine {
  label: string;
  line: readonly Point[];
}

/** Places each name on its line: where no line or leader passes, and no line is nearer than its own. */
function placeNames(
  texts: Texts,
  named: readonly NamedLine[],
  leaders: readonly (readonly Point[])[],
  onRule: (box: Box) => number,
): void {
  const fromTheLeft = leaders.map((leader) => [...leader].sort(([a], [b]) => a - b));
  for (const { label, line } of named) {
    const [[left] = [0, 0], [right] = [0, 0]] = [line[0], line.at(-1)];
    const words = wrapWords(label, 22, 2);
    const rings = sharesAlong.map((share) => {
      const at = left + (right - left) * share;
      return spotsAround(at, heightAt(line, at), words.length);
    });
    const spots = (rings[0] ?? []).flatMap((_, ring) => rings.flatMap((each) => each[ring] ?? []));
    texts.put("name", words, spots, {
      of: (box) => onRule(box) + costOfPixel * distanceTo(line, box),
      isUnclear: (box) =>
        fromTheLeft.some((leader) => isCrossedBy(box, leader)) ||
        named.some(
          (other) =>
            isCrossedBy(box, other.line) ||
            (other.line !== line && distanceTo(other.line, box) < distanceTo(line, box)),
        ),
    });
  }
}

/** Returns how far the middle of a box stands above or below a line. */
const distanceTo = (line: readonly Point[], { left, right, top, bottom }: Box) =>
  Math.abs(heightAt(line, (left + right) / 2) - (top + bottom) / 2);

/** Returns the height of a line at a place; beyond its ends, that of the end. */
function heightAt(line: readonly Point[], at: number): number {
  const after = line.findIndex(([x]) => x >= at);
  const [to, from] = [line[after] ?? line.at(-1), line[after - 1]];
  if (!to) return 0;
  if (!from || to[0] === from[0]) return to[1];
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]);
}

function isCrossedBy({ left, right, top, bottom }: Box, line: readonly Point[]): boolean {
  const [begin, end] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  if (right < begin || left > end) return false;
  const within = line.filter(([x]) => x > left && x < right).map(([, y]) => y);
  const heights = [heightAt(line, left), ...within, heightAt(line, right)];
  return Math.min(...heights) < bottom && Math.max(...heights) > top;
}
