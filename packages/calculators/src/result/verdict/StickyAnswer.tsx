import type { Answered } from "../Answered.ts";
import { HighlightedChange } from "../HighlightedChange.tsx";
import * as styles from "./StickyAnswer.css.ts";

/** Repeats the verdict in one line at the bottom of the screen while a control beside it is in use. */
export function StickyAnswer({ verdict }: { verdict: Answered<unknown, unknown>["verdict"] }) {
  return (
    <div className={styles.sticky} aria-hidden="true">
      <p className={styles.answer}>
        <HighlightedChange text={verdict.sentence} />
      </p>
    </div>
  );
}
