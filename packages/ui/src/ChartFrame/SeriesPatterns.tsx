import * as styles from "./ChartFrame.css.ts";

/** Fill patterns that differ in greyscale too: solid, hatched, dotted, cross-hatched. Use `url(#id-1)`. */
export function SeriesPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-1`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect className={styles.fill[1]} width="8" height="8" />
      </pattern>
      <pattern
        id={`${id}-2`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={styles.paper} width="7" height="7" />
        <rect className={styles.fill[2]} width="3.5" height="7" />
      </pattern>
      <pattern id={`${id}-3`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect className={styles.paper} width="8" height="8" />
        <circle className={styles.fill[3]} cx="2" cy="2" r="1.7" />
        <circle className={styles.fill[3]} cx="6" cy="6" r="1.7" />
      </pattern>
      <pattern id={`${id}-4`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect className={styles.paper} width="6" height="6" />
        <rect className={styles.fill[4]} width="6" height="1.5" />
      </pattern>
    </defs>
  );
}
