"use client";

import * as styles from "../ChartFrame/BarRow.css.ts";
import { BarRow } from "../ChartFrame/BarRow.tsx";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import { percentScale } from "../ChartFrame/percentScale.ts";
import { useKitWords } from "../KitWords/KitWords.tsx";
import { type WaterfallStep, waterfallSteps } from "./waterfallSteps.ts";

export interface WaterfallChange {
  label: string;
  change: number;
}

export interface WaterfallProps extends Pick<ChartFrameProps, "isBare"> {
  /** Heading of the chart, and name of its table. */
  title: string;
  /** Sentence that says what the chart shows, for those who do not see it. */
  summary: string;
  /** First bar, from which the changes start. */
  start: { label: string; value: number };
  /** Changes from left to right, each above or below the one before. */
  changes: readonly WaterfallChange[];
  /** The last bar; its value is the start plus all changes. */
  endLabel: string;
  /** Table heading of the rows, such as `Step`. */
  stepLabel: string;
  /** Writes a value beside its bar and in the table. */
  formatValue: (value: number) => string;
}

export function Waterfall(props: WaterfallProps) {
  const { title, summary, start, changes, endLabel, stepLabel, formatValue } = props;
  const words = useKitWords();
  const steps = waterfallSteps(start, changes, endLabel);
  const at = percentScale(steps.flatMap(({ from, to }) => [from, to]));
  const written = (value: number, look: WaterfallStep["look"]) =>
    look !== "sum" && value > 0 ? `+${formatValue(value)}` : formatValue(value);
  const table = {
    columns: [
      { label: stepLabel },
      { label: words.change, kind: "figure" as const },
      { label: words.leaves, kind: "figure" as const },
    ],
    rows: steps.map(({ label, from, to, look }) => ({
      cells: [label, look === "sum" ? "–" : written(to - from, look), formatValue(to)],
      emphasis: label === endLabel ? ("total" as const) : ("none" as const),
    })),
  };
  return (
    <ChartFrame title={title} summary={summary} table={table} isBare={props.isBare}>
      <dl className={styles.rows}>
        {steps.map(({ label, from, to, look }) => (
          <BarRow
            key={label}
            label={label}
            value={written(to - from, look)}
            from={at(from)}
            to={at(to)}
            zero={at(0)}
            look={look}
          />
        ))}
      </dl>
    </ChartFrame>
  );
}
