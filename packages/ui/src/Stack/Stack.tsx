import type { Space } from "../theme/tokens.ts";
import * as styles from "./Stack.css.ts";

export interface StackProps {
  /** Gap between two items. */
  space: Space;
  /** Horizontal alignment of items narrower than the stack. */
  align?: keyof typeof styles.align;
  /** Items from top to bottom. */
  children: React.ReactNode;
}

export function Stack({ space, align = "stretch", children }: StackProps) {
  const className = `${styles.stack} ${styles.space[space]} ${styles.align[align]}`;
  return <div className={className}>{children}</div>;
}
