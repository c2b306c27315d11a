import * as styles from "../ChartFrame/BarRow.css.ts";
import { BarRow } from "../ChartFrame/BarRow.tsx";
import { ChartFrame } from "../ChartFrame/ChartFrame.tsx";
import { percentScale } from "../ChartFrame/percentScale.ts";

export interface BarItem {
  label: string;
  value: number;
}

export interface BarBreakdownProps {
  title: string;
  summary: string;
  items: readonly BarItem[];
  /** Table heading of the items, such as `Cost`. */
  itemLabel: string;
  valueLabel: string;
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
    <ChartFrame title={title} summary={summary} table={table}>
      <dl className={styles.rows}>
        {items.map(({ label, value }) => (
          <BarRow
            key={label}
            label={label}
            value={formatValue(value)}
            from={at(0)}
            to={at(value)}
            zero={at(0)}
            look={value < 0 ? "less" : "more"}
          />
        ))}
      </dl>
    </ChartFrame>
  );
}
