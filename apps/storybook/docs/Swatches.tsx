import { ground } from "@mortgage-kit/ui/theme";
import type { GroundName, GroundTokens } from "@mortgage-kit/ui/tokens";
import { useTokens } from "../.storybook/ThemedDocs.tsx";
import * as styles from "./docs.css.ts";

/** Renders every colour of every background of the chosen theme, on that background. */
export function Swatches() {
  const grounds = Object.entries(useTokens().grounds) as [GroundName, GroundTokens][];
  return (
    <div className={styles.grounds}>
      {grounds.map(([name, colours]) => (
        <section key={name} className={`${ground[name]} ${styles.ground}`} aria-label={name}>
          <p className={styles.groundName}>{name}</p>
          <ul className={styles.swatches}>
            {Object.entries(colours).map(([token, value]) => (
              <li key={token} className={styles.swatch}>
                <svg className={styles.chip} viewBox="0 0 10 10" aria-hidden="true">
                  <rect width="10" height="10" fill={value} />
                </svg>
                <span>
                  {token} <code>{value}</code>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
