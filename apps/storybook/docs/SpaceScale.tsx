import { useTokens } from "../.storybook/ThemedDocs.tsx";
import * as styles from "./docs.css.ts";

export function SpaceScale() {
  return (
    <div className={styles.bars}>
      {Object.entries(useTokens().space).map(([name, pixels]) => (
        <div key={name}>
          <p className={styles.sampleName}>
            {name}, {pixels} px
          </p>
          <svg width={Math.max(pixels * 4, 1)} height="12" aria-hidden="true">
            <rect className={styles.bar} width="100%" height="12" />
          </svg>
        </div>
      ))}
    </div>
  );
}
