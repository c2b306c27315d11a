import type { CareersStatistic } from "@mortgage-kit/content";
import { Icon, Section, Text } from "@mortgage-kit/ui";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./Statistics.css.ts";

/** Renders figures about a career at the brokerage. */
export function Statistics({ statistics }: { statistics: readonly CareersStatistic[] }) {
  return (
    <Section background="deep" space="m">
      <ul className={styles.list}>
        {statistics.map(({ number, label, icon }) => (
          <li key={label} className={styles.statistic}>
            <Icon icon={contentIcons[icon]} tone="link" />
            <span className={styles.number}>{number}</span>
            <Text as="span" size="small" tone="soft">
              {label}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
