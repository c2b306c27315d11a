import type { Content } from "@mortgage-kit/content";
import { Heading, Icon, Stack, Text } from "@mortgage-kit/ui";
import { contentIcons } from "../contentIcons.ts";
import { SideSection } from "../SideSection/SideSection.tsx";
import * as styles from "./KeyBenefits.css.ts";

type KeyBenefitsProps = NonNullable<Content["home"]["page"]["keyBenefits"]>;

export function KeyBenefits({ title, subtitle, items }: KeyBenefitsProps) {
  return (
    <SideSection title={title} text={subtitle}>
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
    </SideSection>
  );
}
