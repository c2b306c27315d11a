import type { RatesPage } from "@mortgage-kit/content";
import { Text } from "@mortgage-kit/ui";
import { label, value } from "../RateChooser/RateChooser.css.ts";
import { SideSection } from "../SideSection/SideSection.tsx";
import * as styles from "./BankRates.css.ts";

/** Renders a hidden section that the page script fills and shows once the server sends the rates. */
export function BankRates({ words }: { words: RatesPage["bank"] }) {
  return (
    <div hidden data-bank-rates="/api/bank-rates" data-as-of={words.asOf}>
      <SideSection title={words.title} text={words.subtitle}>
        <dl className={styles.figures}>
          {(["policyRate", "postedRate"] as const).map((name) => (
            <div key={name} className={styles.figure}>
              <dt className={label}>{words[name]}</dt>
              <dd className={value} data-bank-rate={name} />
              <dd className={label} data-bank-day={name} />
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
