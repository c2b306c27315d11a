import * as styles from "./ChartFrame.css.ts";
import { type DrawingName, type DrawingSize, drawingSizes } from "./plot.ts";

export interface ChartDrawingProps {
  children: (size: DrawingSize) => React.ReactNode;
}

const names = Object.keys(drawingSizes) as DrawingName[];

/**
 * Drawn for each width and shown in the one that fills its column with letters that stay of one size. Nothing has
 * to be measured, so a prerendered page does not move.
 */
export function ChartDrawing({ children }: ChartDrawingProps) {
  return names.map((name) => {
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
  });
}
