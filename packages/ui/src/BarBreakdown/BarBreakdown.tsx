import { useId } from "react";
import { ChartFrame, type ChartTexts } from "../ChartFrame/ChartFrame.tsx";
import { SeriesPatterns } from "../ChartFrame/SeriesPatterns.tsx";
import { percentScale } from "../ChartFrame/scales.ts";
import * as styles from "./BarBreakdown.css.ts";

export interface BarItem {
  label: string;
  /** Length of the bar; `formatValue` writes it. */
  value: number;
  /** `less` for what is taken away, as negative values by default; `other` draws an outline. */
  look?: "more" | "less" | "other";
  /** Splits the value into parts, drawn in its bar and written below it. */
  parts?: readonly { readonly label: string; readonly value: number }[];
}

export interface BarBreakdownProps extends ChartTexts {
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
    <ChartFrame {...{ title, summary, table }} isBare={props.isBare} isText>
      <dl className={styles.rows}>
        {items.map((item) => (
          <BarRow
            key={item.label}
            {...item}
            text={formatValue(item.value)}
            {...{ at, formatValue }}
          />
        ))}
      </dl>
    </ChartFrame>
  );
}

interface BarRowProps extends BarItem, Pick<BarBreakdownProps, "formatValue"> {
  text: string;
  at: (value: number) => number;
}

/** Renders one named bar. The words are page text, so they wrap, grow and can be selected. */
function BarRow(props: BarRowProps) {
  const { label, value, look = value < 0 ? "less" : "more", parts = [], text, at } = props;
  let sum = 0;
  const ends = parts.slice(0, -1).map((part) => {
    sum += part.value;
    return `${at(sum)}%`;
  });
  const id = useId();
  const zero = `${at(0)}%`;
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{text}</dd>
      <dd className={styles.bar} aria-hidden="true">
        <svg className={styles.track} aria-hidden="true">
          {look === "less" && <SeriesPatterns id={id} />}
          <rect
            className={styles.shape[look]}
            {...(look === "less" && { fill: `url(#${id}-2)` })}
            x={`${Math.min(at(0), at(value))}%`}
            width={`${Math.abs(at(value) - at(0))}%`}
            height="100%"
          />
          {ends.map((end) => (
            <line key={end} className={styles.partEnd} x1={end} x2={end} y1="0" y2="100%" />
          ))}
          <line className={styles.zero} x1={zero} x2={zero} y1="0" y2="100%" />
        </svg>
      </dd>
      {parts.length > 0 && (
        <dd className={styles.parts}>
          {parts.map((part, at) => (
            <span key={part.label}>
              {`${part.label} ${props.formatValue(part.value)}${at < ends.length ? "\u00a0·\u00a0" : ""}`}
            </span>
          ))}
        </dd>
      )}
    </div>
  );
}
