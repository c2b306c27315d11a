import type { Space } from "../theme/tokens.ts";
import * as styles from "./Inline.css.ts";

export interface InlineProps {
  /** Gap between items, and between lines. */
  space: Space;
  /** Vertical alignment of items of different heights. */
  align?: keyof typeof styles.align;
  /** Horizontal distribution of the items. */
  justify?: keyof typeof styles.justify;
  /** Element to render, such as `nav` for a group of links; `div` by default. */
  as?: "div" | "ul" | "ol" | "nav" | "span";
  /** Name of a list or navigation. */
  "aria-label"?: string;
  /** Items in a line, which wraps. */
  children: React.ReactNode;
}

export function Inline({
  space,
  align = "center",
  justify = "start",
  as: Element = "div",
  ...rest
}: InlineProps) {
  const className = [
    styles.inline,
    styles.space[space],
    styles.align[align],
    styles.justify[justify],
  ].join(" ");
  return <Element className={className} {...rest} />;
}
