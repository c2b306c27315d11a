import * as styles from "./ContourArt.css.ts";

export interface ContourArtProps {
  /** SVG file written at build time by `contourSvg`, with its size. */
  drawing: { src: string; width: number; height: number };
  /** `natural` keeps the drawing's shape; `cover` fills its positioned parent and crops. */
  fit?: keyof typeof styles.fit;
  /** When the file is fetched: `near` the screen, or `soon` after the page, by a script of the site. */
  fetched?: "near" | "soon";
}

/**
 * Renders a decorative stretch of the lake. Nothing on it needs to be read, so the file is fetched
 * after the page's words, even at the top of the page.
 */
export function ContourArt({ drawing, fit = "natural", fetched }: ContourArtProps) {
  const soon = fetched === "soon" ? "" : undefined;
  const className = `${styles.art} ${styles.fit[fit]}`;
  return <img className={className} alt="" loading="lazy" data-soon={soon} {...drawing} />;
}
