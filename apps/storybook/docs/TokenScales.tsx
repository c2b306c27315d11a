import { media, vars } from "@mortgage-kit/ui/theme";
import { useTokens } from "../.storybook/ThemedDocs.tsx";
import * as styles from "./docs.css.ts";

/** Renders a corner of each radius. */
export function CornerScale() {
  const { radius } = useTokens();
  return (
    <div className={styles.bars}>
      {(["small", "large"] as const).map((name) => (
        <div key={name}>
          <p className={styles.sampleName}>
            {name}, {radius[name]} px
          </p>
          <div className={styles.corner[name]} />
        </div>
      ))}
    </div>
  );
}

/** Renders a shape for each duration, which moves while the pointer is on it or it has the focus. */
export function MotionScale() {
  const { motion } = useTokens();
  return (
    <div className={styles.bars}>
      {(["quick", "calm"] as const).map((name) => (
        <div key={name}>
          <p className={styles.sampleName}>
            {name}, {motion[name]} ms
          </p>
          <button type="button" className={styles.moving[name]}>
            Point here
          </button>
        </div>
      ))}
    </div>
  );
}

const rootFontSize = 16;

/** Renders the width from which each layout applies, as a bar at a quarter of its size. */
export function BreakpointScale() {
  return (
    <div className={styles.bars}>
      {(["tablet", "desktop", "wide"] as const).map((name) => {
        const em = Number(/([\d.]+)em/.exec(media[name])?.[1]);
        const pixels = em * rootFontSize;
        return (
          <div key={name}>
            <p className={styles.sampleName}>
              {name}: from {em} em, {pixels} px at the usual text size
            </p>
            <svg width={pixels / 4} height="12" aria-hidden="true">
              <rect width="100%" height="12" fill={vars.background.series1} />
            </svg>
          </div>
        );
      })}
    </div>
  );
}
