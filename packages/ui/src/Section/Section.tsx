import { ground as grounds } from "../theme/ground.css.ts";
import type { GroundName } from "../theme/tokens.ts";
import { ContourEdge } from "./ContourEdge.tsx";
import * as styles from "./Section.css.ts";

export type SectionProps = {
  ground?: GroundName;
  space?: keyof typeof styles.space;
  width?: keyof typeof styles.width;
  /** Lets contour lines run along the lower edge. */
  edge?: "plain" | "contour";
  /** Art behind the content, hidden from assistive technology by its own markup. */
  backdrop?: React.ReactNode;
  as?: "section" | "div" | "header" | "footer";
  id?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children: React.ReactNode;
};

export function Section({
  ground = "white",
  space = "l",
  width = "page",
  edge = "plain",
  backdrop,
  as: Element = "section",
  children,
  ...rest
}: SectionProps) {
  return (
    // A section that is linked to takes the focus with the link.
    <Element
      className={`${grounds[ground]} ${styles.section}`}
      tabIndex={rest.id ? -1 : undefined}
      {...rest}
    >
      {backdrop && <div className={styles.backdrop}>{backdrop}</div>}
      {edge === "contour" && <ContourEdge />}
      <div className={`${styles.inner} ${styles.width[width]} ${styles.space[space]}`}>
        {children}
      </div>
    </Element>
  );
}
