import type { Space } from "../theme/tokens.ts";
import * as styles from "./Stack.css.ts";

export interface StackProps {
  space: Space;
  align?: keyof typeof styles.align;
  as?: "div" | "ul" | "ol" | "dl" | "section" | "article" | "nav" | "address";
  id?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children: React.ReactNode;
}

export function Stack({ space, align = "stretch", as: Element = "div", ...rest }: StackProps) {
  const className = `${styles.stack} ${styles.space[space]} ${styles.align[align]}`;
  return <Element className={className} {...rest} />;
}
