import { Callout } from "@mortgage-kit/ui";
import * as styles from "./ApplicationForm.css.ts";

export interface ErrorSummaryProps {
  title: string;
  /** Error messages by field name. */
  errors: Readonly<Record<string, string>>;
  onChoose: (form: HTMLFormElement, name: string) => void;
}

/**
 * Lists all errors of the form, each with a button that focuses its field. The toast announces the
 * errors to screen readers.
 */
export function ErrorSummary({ title, errors, onChoose }: ErrorSummaryProps) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <Callout tone="warning" title={title}>
      <ul className={styles.errors}>
        {entries.map(([name, error]) => (
          <li key={name}>
            <button
              type="button"
              className={styles.error}
              onClick={({ currentTarget }) =>
                currentTarget.form && onChoose(currentTarget.form, name)
              }
            >
              {error}
            </button>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
