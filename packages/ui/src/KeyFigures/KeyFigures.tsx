import * as styles from "./KeyFigures.css.ts";

export interface KeyFigure {
  label: string;
  /** Formatted number with its unit. */
  value: string;
  /** Scope or assumptions of the figure, in a few words. */
  note?: string | undefined;
  tone?: keyof typeof styles.tone | undefined;
}

export interface KeyFiguresProps {
  /** The one answer, set large. */
  headline?: KeyFigure;
  /** Further figures, smaller and below. */
  figures?: readonly KeyFigure[];
  /** `close` reduces the spacing for many rows. */
  spacing?: keyof typeof styles.spacing;
}

/** Renders an answer and its component figures as ruled rows. */
export function KeyFigures({ headline, figures = [], spacing = "airy" }: KeyFiguresProps) {
  return (
    <dl className={styles.list}>
      {headline && (
        <div className={styles.headline}>
          <dt className={styles.headlineLabel}>{headline.label}</dt>
          <dd className={`${styles.headlineValue} ${styles.tone[headline.tone ?? "plain"]}`}>
            {headline.value}
          </dd>
          {headline.note && <dd className={styles.note}>{headline.note}</dd>}
        </div>
      )}
      {figures.map(({ label, value, note, tone = "plain" }) => (
        <div key={label} className={`${styles.row} ${styles.spacing[spacing]}`}>
          <dt className={styles.label}>{label}</dt>
          <dd className={`${styles.value} ${styles.tone[tone]}`}>{value}</dd>
          {note && <dd className={styles.rowNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
