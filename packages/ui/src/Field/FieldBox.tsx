import { backgrounds } from "../theme/backgrounds.css.ts";
import * as styles from "./Field.css.ts";

interface FieldBoxProps {
  before?: React.ReactNode;
  after?: React.ReactNode;
  children: React.ReactNode;
}

/** Renders the white box around a control, on any background. */
export function FieldBox({ before, after, children }: FieldBoxProps) {
  return (
    <span className={styles.frame}>
      <span className={`${backgrounds.white} ${styles.box}`}>
        {before && <span className={styles.beside}>{before}</span>}
        {children}
        {after && <span className={styles.beside}>{after}</span>}
      </span>
    </span>
  );
}
