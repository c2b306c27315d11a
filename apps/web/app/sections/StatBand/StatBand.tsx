import * as styles from "./StatBand.css.ts";

interface StatBandProps {
  stats: readonly { value: string; unit?: string; label: string; icon?: React.ReactNode }[];
}

/** Renders figures side by side, two in a row where room is short. */
export function StatBand({ stats }: StatBandProps) {
  return (
    <div className={styles.room}>
      <dl className={styles.band}>
        {stats.map(({ icon, value, unit, label }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value[value.length > 8 ? "long" : "short"]}>
              <span>{value}</span>
              {unit && <span className={styles.unit}>{unit}</span>}
            </dd>
            {icon && <dd>{icon}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
