import * as styles from "../ChartFrame/BarRow.css.ts";
import { BarRow } from "../ChartFrame/BarRow.tsx";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import { percentScale } from "../ChartFrame/percentScale.ts";

export interface BarItem {
  label: string;
  value: number;
  /** `less` for what is taken away; by default negative values are. */
  look?: "more" | "less";
}

export interface BarBreakdownProps extends Pick<ChartFrameProps, "isBare"> {
  /** Heading of the chart, and name of its table. */
  title: string;
  /** Sentence that says what the chart shows, for those who do not see it. */
  summary: string;
  /** Bars from top to bottom. */
  items: readonly BarItem[];
  /** Table heading of the items, such as `Cost`. */
  itemLabel: string;
  /** Heading of the table's column of values. */
  valueLabel: string;
  /** Writes a value beside its bar and in the table. */
  formatValue: (value: number) => string;
}

export function BarBreakdown(props: BarBreakdownProps) {
  const { title, summary, items, itemLabel, valueLabel, formatValue } = props;
  const at = percentScale(items.map(({ value }) => value));
  const table = {
    columns: [{ label: itemLabel }, { label: valueLabel, kind: "figure" as const }],
    rows: items.map(({ label, value }) => ({ cells: [label, formatValue(value)] })),
  };
  return (
    <ChartFrame title={title} summary={summary} table={table} isBare={props.isBare}>
      <dl className={styles.rows}>
        {items.map(({ label, value, look = value < 0 ? "less" : "more" }) => (
          <BarRow
            key={label}
            label={label}
            value={formatValue(value)}
            from={at(0)}
            to={at(value)}
            zero={at(0)}
            look={look}
          />
        ))}
      </dl>
    </ChartFrame>
  );
}
