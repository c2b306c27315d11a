import * as styles from "./Section.css.ts";

const lines = [
  "M0 26C120 14 190 30 320 24S520 6 660 14s190 16 330 8 150-14 210-10",
  "M0 31C140 22 210 36 340 31S540 15 670 22s200 14 330 7 140-11 200-8",
  "M0 36C150 30 230 42 350 38S560 25 680 30s210 12 330 6 130-8 190-6",
];

/** Three depth lines that follow a shore, stretched to whatever width there is. */
export function ContourEdge() {
  return (
    <svg
      className={styles.edge}
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
