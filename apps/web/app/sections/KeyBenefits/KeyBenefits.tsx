import type { Content } from "@mortgage-kit/content";
import { Columns, Heading, Icon, Section, Stack, Text } from "@mortgage-kit/ui";
import { contentIcons } from "../contentIcons.ts";
import * as styles from "./KeyBenefits.css.ts";

type KeyBenefitsProps = NonNullable<Content["home"]["page"]["keyBenefits"]>;

export function KeyBenefits({ title, subtitle, items }: KeyBenefitsProps) {
  return (
    <Section>
      <Columns layout="narrowFirst" space="xxl">
        <Stack space="m">
          <Heading level={2}>{title}</Heading>
          <Text tone="soft">{subtitle}</Text>
        </Stack>
        <ul className={styles.list}>
          {items.map(({ icon, title, description }) => (
            <li key={title} className={styles.item}>
              <Icon icon={contentIcons[icon]} size="l" tone="link" />
              <Stack space="xs">
                <Heading level={3}>{title}</Heading>
                <Text tone="soft">{description}</Text>
              </Stack>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
