import { ground } from "../theme/ground.css.ts";
import * as styles from "./Field.css.ts";

type FieldBoxProps = {
  before?: React.ReactNode;
  after?: React.ReactNode;
  children: React.ReactNode;
};

/** The white box a control sits in, on any ground. */
export function FieldBox({ before, after, children }: FieldBoxProps) {
  return (
    <span className={styles.frame}>
      <span className={`${ground.white} ${styles.box}`}>
        {before && <span className={styles.beside}>{before}</span>}
        {children}
        {after && <span className={styles.beside}>{after}</span>}
      </span>
    </span>
  );
}
