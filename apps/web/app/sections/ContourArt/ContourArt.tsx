import * as styles from "./ContourArt.css.ts";

export interface ContourArtProps {
  /** SVG file written at build time by `contourSvg`, with its size. */
  drawing: { src: string; width: number; height: number };
  /** True if a script of the site fetches the file soon after the page, not when it nears the screen. */
  isSoon?: boolean;
}

/** Loads after the page's words, even at its top, because nothing on it needs to be read. */
export function ContourArt({ drawing, isSoon = false }: ContourArtProps) {
  const soon = isSoon ? "" : undefined;
  return <img className={styles.art} alt="" loading="lazy" data-soon={soon} {...drawing} />;
}
