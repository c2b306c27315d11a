import * as styles from "./Button.css.ts";

interface ButtonLook {
  tone: keyof typeof styles.tone;
  size: keyof typeof styles.size;
  width: keyof typeof styles.width;
  isDisabled?: boolean;
}

export function buttonClass({ tone, size, width, isDisabled = false }: ButtonLook): string {
  const look = `${styles.size[size]} ${styles.tone[tone]} ${styles.width[width]}`;
  return isDisabled ? `${look} ${styles.disabledTone[tone]}` : look;
}
