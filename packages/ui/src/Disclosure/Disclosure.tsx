import { Icon } from "../Icon/Icon.tsx";
import { ChevronDown } from "../Icon/icons.ts";
import * as styles from "./Disclosure.css.ts";

export interface DisclosureProps {
  /** Names what it holds, the same words open and shut. */
  summary: React.ReactNode;
  /** Content that shows when it is open. */
  children: React.ReactNode;
}

export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <span className={styles.mark}>
          <Icon icon={ChevronDown} size="s" />
        </span>
        <span>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
