import type { ReactNode } from "react";
import * as styles from "./BelowTheFold.css.ts";

/**
 * Leaves sections without a layout until they come near the screen or the page's script has time for
 * them. Laying out a long page at once, and again when its fonts apply, would block the visitor.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return (
    <div className={styles.below} data-below-the-fold>
      {children}
    </div>
  );
}
