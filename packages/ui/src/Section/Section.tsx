import { backgrounds } from "../theme/backgrounds.css.ts";
import type { BackgroundName } from "../theme/tokens.ts";
import * as styles from "./Section.css.ts";

const depthLines = [
  "M0 34C90 30 150 44 250 40S390 8 500 10s150 28 260 24 140-30 240-26 140 22 200 14",
  "M0 42C100 38 170 50 260 46S410 20 505 21s150 24 255 21 150-25 240-22 140 20 200 14",
  "M0 49C110 46 180 55 270 52S430 33 510 33s150 19 250 17 160-18 240-16 140 17 200 13",
];

/** Renders depth lines that follow a shore, stretched to the full width. */
function ContourEdge() {
  return (
    <svg
      className={styles.edge}
      viewBox="0 0 1200 60"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {depthLines.map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

export interface SectionProps {
  /** Colours of the section: all parts in it take theirs from here; `white` by default. */
  background?: BackgroundName;
  /** Space above and below the content; `l` by default. */
  space?: keyof typeof styles.space;
  /** Greatest width of the content. */
  width?: keyof typeof styles.width;
  /** Lets contour lines run along the lower edge. */
  edge?: "plain" | "contour";
  /** Element to render; `section` by default. */
  as?: "section" | "div" | "header" | "footer";
  /** Target for links to the section. */
  id?: string;
  /** Name of a section without a heading. */
  "aria-label"?: string;
  /** Content, which the section centres. */
  children: React.ReactNode;
}

export function Section({
  background = "white",
  space = "l",
  width = "page",
  edge = "plain",
  as: Element = "section",
  children,
  ...rest
}: SectionProps) {
  return (
    // A section that is linked to takes the focus with the link.
    <Element
      className={`${backgrounds[background]} ${styles.section} ${edge === "contour" ? styles.edged : ""}`}
      tabIndex={rest.id ? -1 : undefined}
      {...rest}
    >
      <div className={`${styles.inner} ${styles.width[width]} ${styles.space[space]}`}>
        {children}
      </div>
      {/* After the content, since a browser that paints half a section would place its end twice. */}
      {edge === "contour" && <ContourEdge />}
    </Element>
  );
}
