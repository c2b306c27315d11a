import * as styles from "./Badge.css.ts";

export interface BadgeProps {
  /** Colour: what the label tells about the thing beside it. */
  tone?: keyof typeof styles.tone;
  /** One or two words. */
  children: string;
}

/** Renders a short label with the category or state of the thing beside it. Cannot be pressed. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.tone[tone]}`}>{children}</span>;
}
