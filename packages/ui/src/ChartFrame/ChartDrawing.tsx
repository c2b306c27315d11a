import * as styles from "./ChartFrame.css.ts";
import { drawingSize } from "./plot.ts";

export type ChartDrawingProps = { children: React.ReactNode };

/**
 * Renders a drawing with a fixed aspect ratio and a maximum width: nothing has to be measured, so a
 * prerendered page does not shift.
 */
export function ChartDrawing({ children }: ChartDrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
