import type { Space } from "../theme/tokens.ts";
import * as styles from "./Columns.css.ts";

export interface ColumnsProps {
  /** Number and widths of the columns; a narrow screen stacks them. */
  layout: keyof typeof styles.layout;
  /** Gap between columns, and between rows. */
  space: Space;
  /** Vertical alignment of shorter columns. */
  align?: keyof typeof styles.align;
  /** Element to render, such as a list whose items are the columns; `div` by default. */
  as?: "div" | "ul" | "ol" | "dl";
  /** One child for each column. */
  children: React.ReactNode;
}

export function Columns({
  layout,
  space,
  align = "stretch",
  as: Element = "div",
  children,
}: ColumnsProps) {
  const className = [
    styles.columns,
    styles.layout[layout],
    styles.space[space],
    styles.align[align],
  ].join(" ");
  return <Element className={className}>{children}</Element>;
}
