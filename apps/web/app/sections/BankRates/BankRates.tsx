import type { RatesPage } from "@mortgage-kit/content";
import { Text } from "@mortgage-kit/ui";
import * as styles from "../RateTable/RateTable.css.ts";
import { SideSection } from "../SideSection/SideSection.tsx";

/**
 * Renders the placeholder that the page script fills with the server's answer; it stays hidden
 * without one.
 */
export function BankRates({ words }: { words: RatesPage["bank"] }) {
  return (
    <div hidden data-bank-rates="/api/bank-rates" data-as-of={words.asOf}>
      <SideSection title={words.title} text={words.subtitle} background="shallow">
        <dl className={styles.figures}>
          {(["policyRate", "postedRate"] as const).map((name) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.label}>{words[name]}</dt>
              <dd className={styles.value} data-bank-rate={name} />
              <dd className={styles.label} data-bank-day={name} />
            </div>
          ))}
        </dl>
        <Text size="small" tone="soft">
          {words.attribution}
        </Text>
      </SideSection>
    </div>
  );
}
