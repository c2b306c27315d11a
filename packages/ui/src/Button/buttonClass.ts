import * as styles from "./Button.css.ts";

/** Appearance that Button and LinkButton share. */
export interface ButtonLook {
  /** `action` is the one thing to do next, `quiet` anything else, `plain` the least. */
  tone?: "action" | "quiet" | "plain";
  /** Small for actions beside text or in rows; `m` by default. */
  size?: "m" | "s";
  /** `fullOnPhone` fills the width of a narrow screen only. */
  width?: "content" | "full" | "fullOnPhone";
  /** Drawn before the words. */
  icon?: React.ReactNode;
  /** Drawn after the words. */
  iconEnd?: React.ReactNode;
}

type Look = Required<Pick<ButtonLook, "tone" | "size" | "width">>;

export function buttonClass({ tone, size, width }: Look, isDisabled = false): string {
  const look = `${styles.size[size]} ${styles.tone[tone]} ${styles.width[width]}`;
  return isDisabled ? `${look} ${styles.disabledTone[tone]}` : look;
}
