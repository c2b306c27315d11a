import * as styles from "./ChartFrame.css.ts";
import { type DrawingName, type DrawingSize, drawingSizes } from "./plot.ts";

const names = Object.keys(drawingSizes) as DrawingName[];

/**
 * Renders the chart once per width; CSS shows the one that fits its column, so that text keeps its
 * size. Nothing is measured, so a prerendered page does not shift.
 */
export function ChartDrawing({ children }: { children: (size: DrawingSize) => React.ReactNode }) {
  return (
    <div className={styles.drawings}>
      {names.map((name) => {
        const { width, height } = drawingSizes[name];
        return (
          <svg
            key={name}
            className={styles.drawing[name]}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
          >
            {children(drawingSizes[name])}
          </svg>
        );
      })}
    </div>
  );
}
