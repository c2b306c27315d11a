import * as styles from "./ChartFrame.css.ts";

export type ChartSize = {
  room: "narrow" | "wide";
  width: number;
  height: number;
  /** Where the data goes; right of it is the room for the names of the series. */
  plot: { left: number; right: number; top: number; bottom: number };
  ticks: number;
};

const sizes: readonly ChartSize[] = [
  {
    room: "narrow",
    width: 340,
    height: 280,
    plot: { left: 0, right: 246, top: 34, bottom: 246 },
    ticks: 4,
  },
  {
    room: "wide",
    width: 560,
    height: 320,
    plot: { left: 0, right: 436, top: 34, bottom: 286 },
    ticks: 5,
  },
];

export type ChartDrawingProps = { draw: (size: ChartSize) => React.ReactNode };

/**
 * Draws once for a phone and once for a page, and lets the container choose: the text keeps its size
 * and nothing has to be measured, so a prerendered page does not move.
 */
export function ChartDrawing({ draw }: ChartDrawingProps) {
  return (
    <div className={styles.drawings}>
      {sizes.map((size) => (
        <svg
          key={size.room}
          className={styles.drawing[size.room]}
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
        >
          {draw(size)}
        </svg>
      ))}
    </div>
  );
}
