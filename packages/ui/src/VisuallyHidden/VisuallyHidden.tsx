import * as styles from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** Words for screen readers only. */
  children: React.ReactNode;
}

export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
