import * as styles from "./Spinner.css.ts";

export interface SpinnerProps {
  /** Diameter; `m` by default. */
  size?: keyof typeof styles.size;
  /** Name of the pending work; leave it out where text beside it already names it. */
  label?: string;
}

export function Spinner({ size = "m", label }: SpinnerProps) {
  return (
    <span className={styles.spinner} role={label ? "status" : undefined}>
      <svg
        className={`${styles.drawing} ${styles.size[size]}`}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      {label && <span>{label}</span>}
    </span>
  );
}
