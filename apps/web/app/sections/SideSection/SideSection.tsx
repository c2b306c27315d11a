import { Heading, Section, type SectionProps, Stack, Text } from "@mortgage-kit/ui";
import * as styles from "./SideSection.css.ts";

interface SideSectionProps extends Pick<SectionProps, "id" | "background" | "space" | "children"> {
  title: string;
  text?: string;
  actions?: React.ReactNode;
}

export function SideSection({ title, text, actions, children, ...section }: SideSectionProps) {
  return (
    <Section {...section}>
      <div className={styles.layout}>
        <Stack space="m" align="start">
          <Heading level={2}>{title}</Heading>
          {text && <Text>{text}</Text>}
        </Stack>
        <div className={styles.content}>{children}</div>
        {actions && <div>{actions}</div>}
      </div>
    </Section>
  );
}
