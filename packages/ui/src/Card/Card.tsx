import { backgrounds } from "../theme/backgrounds.css.ts";
import type { BackgroundName, Space } from "../theme/tokens.ts";
import * as styles from "./Card.css.ts";

export interface CardProps {
  /** `outlined` has a border, `filled` a tinted background, `ruled` only a heavy line above. */
  weight?: keyof typeof styles.weight;
  /** Background of the card: by default `shallow` if filled, else `white`; a ruled card keeps the one around it. */
  background?: BackgroundName;
  /** Padding of the card. */
  space?: keyof typeof styles.space;
  /** Gap between the card's children. */
  gap?: Space;
  /** Element to render, such as `li` in a list of cards; `div` by default. */
  as?: "div" | "li" | "article" | "section" | "figure";
  /** Target for links to the card. */
  id?: string;
  /** Name of a card that is a landmark and has no heading. */
  "aria-label"?: string;
  /** Id of the heading that names the card. */
  "aria-labelledby"?: string;
  /** Parts of the card from top to bottom. */
  children: React.ReactNode;
}

export function Card({
  weight = "outlined",
  background = weight === "filled" ? "shallow" : "white",
  space = "l",
  gap = "s",
  as: Element = "div",
  ...rest
}: CardProps) {
  const ruled = weight === "ruled";
  const className = [
    ruled ? "" : backgrounds[background],
    styles.card,
    styles.weight[weight],
    (ruled ? styles.ruledSpace : styles.space)[space],
    styles.gap[gap],
    styles.reachable,
  ].join(" ");
  return <Element className={className} {...rest} />;
}
