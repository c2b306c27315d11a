import * as styles from "./ChartFrame.css.ts";
import { drawingSize } from "./plot.ts";

export type ChartDrawingProps = { children: React.ReactNode };

/** Of one shape, no wider than it reads well: nothing has to be measured, so a prerendered page does not move. */
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
