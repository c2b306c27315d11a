import { useId } from "react";
import { axesOf, ChartAxes, ChartTexts, placeAxes } from "../ChartFrame/ChartAxes.tsx";
import { ChartDrawing } from "../ChartFrame/ChartDrawing.tsx";
import * as styles from "../ChartFrame/ChartFrame.css.ts";
import { ChartFrame, type ChartTexts as FrameTexts } from "../ChartFrame/ChartFrame.tsx";
import { type DrawingSize, outline, type Point, plotOf } from "../ChartFrame/plot.ts";
import { SeriesPatterns } from "../ChartFrame/SeriesPatterns.tsx";
import { type Spot, spotsAround } from "../ChartFrame/texts.ts";
import { wrapWords } from "../ChartFrame/wrapWords.ts";
import { type Layer, stackLayers } from "./stackLayers.ts";

export interface AreaSeries {
  label: string;
  /** One value for each place. */
  values: readonly number[];
}

export interface StackedAreaProps extends FrameTexts {
  /** Places on the horizontal axis, one for each value of a series. */
  places: readonly number[];
  /** One to four, from the bottom up. */
  series: readonly AreaSeries[];
  /** Stands above the areas: what the values of a place come to. */
  total?: string;
  /** Names the horizontal axis, and the first column of the table. */
  xLabel: string;
  /** Writes a place on the horizontal axis. */
  formatX: (x: number) => string;
  /** Writes a value on the vertical axis and in the table. */
  formatValue: (y: number) => string;
}

export function StackedArea(props: StackedAreaProps) {
  const { title, summary, places, series, xLabel, formatX, formatValue } = props;
  const table = {
    columns: [
      { label: xLabel },
      ...series.map(({ label }) => ({ label, kind: "figure" as const })),
    ],
    rows: places.map((place, index) => ({
      cells: [formatX(place), ...series.map(({ values }) => formatValue(values[index] ?? 0))],
    })),
  };
  return (
    <ChartFrame title={title} summary={summary} table={table} isBare={props.isBare}>
      <ChartDrawing>{(size) => <Areas {...props} size={size} />}</ChartDrawing>
    </ChartFrame>
  );
}

type AreasProps = StackedAreaProps & { size: DrawingSize };

function Areas({ places, series, total, size, ...own }: AreasProps) {
  const id = useId();
  const layers = stackLayers(series, places.length);
  // A single place has no width, so it is drawn across the whole plot.
  const single = places.length === 1;
  const { plot, x, y, texts } = plotOf(size, { values: layers.flat(2), places });
  const positions = single ? [plot.left, plot.right] : places.map(x);
  const draw = (layer: Layer) => {
    const edge = single ? [...layer, ...layer] : layer;
    const above = edge.map(([, high], index): Point => [positions[index] ?? 0, y(high)]);
    const below = edge.map(([low], index): Point => [positions[index] ?? 0, y(low)]);
    return `${outline([...above, ...below.reverse()])}Z`;
  };
  const axes = axesOf({ plot, x, y, ...own });
  placeAxes(texts, axes);
  const [[, most] = [0, 0]] = layers.at(-1) ?? [];
  if (total) {
    texts.put("name", [total], spotsAround((plot.left + plot.right) / 2, y(most), 1));
  }
  for (const [index, layer] of layers.entries()) {
    const words = wrapWords(series[index]?.label ?? "", 22, 1);
    // A name stands where its area is thick, as near to the right as possible.
    const spots = layer.map(([low, high], at): Spot & { room: number } => ({
      x: Math.min(Math.max(positions[at] ?? 0, plot.left + 60), plot.right - 60),
      y: y((low + high) / 2) + 5,
      anchor: "middle",
      room: Math.min(Math.abs(y(low) - y(high)), 30),
    }));
    texts.put(
      "note",
      words,
      spots.toSorted((one, other) => other.room - one.room || other.x - one.x),
    );
  }
  return (
    <>
      <SeriesPatterns id={id} />
      {layers.map((layer, index) => {
        const area = draw(layer);
        return (
          <g key={series[index]?.label}>
            <path fill={`url(#${id}-${index + 1})`} d={area} />
            <path className={styles.areaEdge} d={area} />
          </g>
        );
      })}
      <ChartAxes axes={axes} />
      <g className={styles.onAreas}>
        <ChartTexts texts={texts} />
      </g>
    </>
  );
}
