import type { Space } from "../theme/tokens.ts";
import * as styles from "./Inline.css.ts";

export interface InlineProps {
  space: Space;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  as?: "div" | "ul" | "ol" | "nav" | "span";
  "aria-label"?: string;
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
