import type { Space } from "../theme/tokens.ts";
import * as styles from "./Columns.css.ts";

export interface ColumnsProps {
  layout: keyof typeof styles.layout;
  space: Space;
  align?: keyof typeof styles.align;
  as?: "div" | "ul" | "ol" | "dl";
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
