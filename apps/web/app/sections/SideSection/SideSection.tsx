import { Heading, Section, type SectionProps, Stack, Text } from "@mortgage-kit/ui";
import * as styles from "./SideSection.css.ts";

export interface SideSectionProps {
  title: string;
  text?: string;
  id?: string;
  background?: NonNullable<SectionProps["background"]>;
  /** Buttons that belong to the section. */
  actions?: React.ReactNode;
  children: React.ReactNode;
}

/** Renders a section with its heading in a narrow column beside its content. */
export function SideSection({ title, text, id, background, actions, children }: SideSectionProps) {
  return (
    <Section {...(id && { id })} {...(background && { background })}>
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
