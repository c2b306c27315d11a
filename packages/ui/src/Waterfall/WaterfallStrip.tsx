import { useId } from "react";
import { shape, zero } from "../ChartFrame/BarRow.css.ts";
import { percentScale } from "../ChartFrame/percentScale.ts";
import { SeriesPatterns } from "../ChartFrame/SeriesPatterns.tsx";
import type { WaterfallChange } from "./Waterfall.tsx";
import * as styles from "./WaterfallStrip.css.ts";
import { type WaterfallStep, waterfallSteps } from "./waterfallSteps.ts";

export interface WaterfallStripProps {
  /** Accessible name of the strip. */
  label: string;
  start: { label: string; value: number };
  changes: readonly WaterfallChange[];
  /** The last bar; its value is the start plus all changes. */
  endLabel: string;
  formatValue: (value: number) => string;
}

/**
 * Renders a waterfall as one strip: columns in wide places, else rows. Its words and figures are
 * page text.
 */
export function WaterfallStrip(props: WaterfallStripProps) {
  const { label, start, changes, endLabel, formatValue } = props;
  const pattern = useId();
  const steps = waterfallSteps(start, changes, endLabel);
  const at = percentScale(steps.flatMap(({ from, to }) => [from, to]));
  const written = ({ from, to, look }: WaterfallStep) => {
    if (look === "sum") return formatValue(to);
    return to > from ? `+${formatValue(to - from)}` : formatValue(to - from);
  };
  return (
    <div className={styles.frame}>
      <svg className={styles.patterns} aria-hidden="true">
        <SeriesPatterns id={pattern} />
      </svg>
      <ol className={styles.strip} aria-label={label}>
        {steps.map((step, index) => {
          const { from, to, look } = step;
          const [low, high] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
          const bar = {
            className: shape[look],
            ...(look === "less" && { fill: `url(#${pattern}-2)` }),
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have one name, and they keep their places
            <li key={index} className={styles.step}>
              <svg className={styles.upright} aria-hidden="true">
                <rect {...bar} width="100%" y={`${100 - high}%`} height={`${high - low}%`} />
                <line className={zero} x2="100%" y1={`${100 - at(0)}%`} y2={`${100 - at(0)}%`} />
              </svg>
              <span className={styles.label[look]}>{step.label}</span>
              <svg className={styles.across} aria-hidden="true">
                <rect {...bar} height="100%" x={`${low}%`} width={`${high - low}%`} />
                <line className={zero} y2="100%" x1={`${at(0)}%`} x2={`${at(0)}%`} />
              </svg>
              <span className={styles.value[look]}>{written(step)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
