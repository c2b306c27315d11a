import { backgrounds } from "@mortgage-kit/ui/theme";
import type { BackgroundName, BackgroundTokens } from "@mortgage-kit/ui/tokens";
import { useTokens } from "../.storybook/ThemedDocs.tsx";
import * as styles from "./docs.css.ts";

export function Swatches() {
  const swatches = Object.entries(useTokens().backgrounds) as [BackgroundName, BackgroundTokens][];
  return (
    <div className={styles.backgrounds}>
      {swatches.map(([name, colours]) => (
        <section
          key={name}
          className={`${backgrounds[name]} ${styles.background}`}
          aria-label={name}
        >
          <p className={styles.backgroundName}>{name}</p>
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
