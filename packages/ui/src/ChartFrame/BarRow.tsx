import { useId } from "react";
import * as styles from "./BarRow.css.ts";
import { SeriesPatterns } from "./SeriesPatterns.tsx";

export interface BarRowProps {
  label: string;
  value: string;
  /** Start of the bar, its end and the zero line, in percent of the width. */
  from: number;
  to: number;
  zero: number;
  look: "sum" | "more" | "less";
}

/** Renders one named bar. The words are page text, so they wrap, grow and can be selected. */
export function BarRow({ label, value, from, to, zero, look }: BarRowProps) {
  const id = useId();
  const start = Math.min(from, to);
  return (
    <div className={styles.row}>
      <dt className={styles.label[look]}>{label}</dt>
      <dd className={styles.value[look]}>{value}</dd>
      <dd className={styles.bar} aria-hidden="true">
        <svg className={styles.track} aria-hidden="true">
          {look === "less" && <SeriesPatterns id={id} />}
          <rect
            className={look === "less" ? styles.shape.less : styles.shape[look]}
            {...(look === "less" && { fill: `url(#${id}-2)` })}
            x={`${start}%`}
            width={`${Math.abs(to - from)}%`}
            height="100%"
          />
          <line className={styles.zero} x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" />
        </svg>
      </dd>
    </div>
  );
}
