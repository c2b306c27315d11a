import type { Space } from "../theme/tokens.ts";
import * as styles from "./Stack.css.ts";

export interface StackProps {
  /** Gap between two items. */
  space: Space;
  /** Horizontal alignment of items narrower than the stack. */
  align?: keyof typeof styles.align;
  /** Element to render, such as `ul` for a list; `div` by default. */
  as?: "div" | "ul" | "ol" | "dl" | "section" | "article" | "nav" | "address";
  /** Target for links to the stack. */
  id?: string;
  /** Name of a section or navigation without a heading. */
  "aria-label"?: string;
  /** Id of the heading that names a section or navigation. */
  "aria-labelledby"?: string;
  /** Items from top to bottom. */
  children: React.ReactNode;
}

export function Stack({ space, align = "stretch", as: Element = "div", ...rest }: StackProps) {
  const className = `${styles.stack} ${styles.space[space]} ${styles.align[align]}`;
  return <Element className={className} {...rest} />;
}
