import type { ContourPaths } from "../art/contourPaths.ts";
import * as styles from "./ContourArt.css.ts";

/** A file written at build time by `contourSvg`, or the paths themselves, coloured by the theme. */
export type ContourDrawing = ContourPaths | { src: string; width: number; height: number };

export interface ContourArtProps {
  /** Paths, or an SVG file with its size. */
  drawing: ContourDrawing;
  /** `natural` keeps the drawing's shape; `cover` fills its positioned parent and crops. */
  fit?: keyof typeof styles.fit;
  /** Side that stays in view when a cover is cropped. */
  keep?: keyof typeof styles.keep;
  /** When a file is fetched: `near` the screen, or `soon` after the page, by a script of the site. */
  fetched?: "near" | "soon";
}

/**
 * Renders a decorative stretch of the lake. Nothing on it needs to be read, so a file is fetched
 * after the page's words, even at the top of the page.
 */
export function ContourArt({
  drawing,
  fit = "natural",
  keep = "middle",
  fetched,
}: ContourArtProps) {
  const className = `${styles.art} ${styles.fit[fit]} ${styles.keep[keep]}`;
  if ("src" in drawing) {
    const soon = fetched === "soon" ? "" : undefined;
    return <img className={className} alt="" loading="lazy" data-soon={soon} {...drawing} />;
  }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio={`${keep === "end" ? "xMax" : "xMid"}YMid slice`}
      aria-hidden="true"
    >
      <rect className={styles.land} width={drawing.width} height={drawing.height} />
      <path className={styles.landLine.thin} d={drawing.land} />
      <path className={styles.landLine.index} d={drawing.landIndex} />
      {drawing.water.map(({ outline, depth }, index) => (
        <path
          key={outline}
          className={`${styles.depth[depth]} ${index === 0 ? styles.shore : styles.waterLine}`}
          d={outline}
        />
      ))}
      {drawing.soundings.map(({ x, y, metres }) => (
        <text key={`${x} ${y}`} className={styles.sounding} x={x} y={y}>
          {metres}
        </text>
      ))}
    </svg>
  );
}
