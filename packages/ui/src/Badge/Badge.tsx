import * as styles from "./Badge.css.ts";

export interface BadgeProps {
  tone?: keyof typeof styles.tone;
  children: string;
}

/**
 * Renders a short label with the category or state of the thing beside it. It cannot be pressed.
 */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.tone[tone]}`}>{children}</span>;
}
