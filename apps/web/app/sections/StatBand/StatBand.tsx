import * as styles from "./StatBand.css.ts";

export interface StatBandProps {
  stats: readonly { value: string; unit?: string; label: string; icon?: React.ReactNode }[];
  /** `band` sets the figures side by side; `list` under one another, label first. */
  layout?: "band" | "list";
}

export function StatBand({ stats, layout = "band" }: StatBandProps) {
  const look = layout === "band" ? styles.band : styles.list;
  return (
    <div className={styles.room}>
      <dl className={look.whole}>
        {stats.map(({ icon, value, unit, label }) => (
          <div key={label} className={look.stat}>
            <dt className={look.label}>{label}</dt>
            <dd className={look.value[value.length > 8 ? "long" : "short"]}>
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
