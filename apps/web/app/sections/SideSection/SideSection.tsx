import { Heading, Section, type SectionProps, Stack, Text } from "@mortgage-kit/ui";
import * as styles from "./SideSection.css.ts";

export interface SideSectionProps {
  title: string;
  text?: string;
  id?: string;
  background?: NonNullable<SectionProps["background"]>;
  space?: NonNullable<SectionProps["space"]>;
  /** Buttons that belong to the section. */
  actions?: React.ReactNode;
  children: React.ReactNode;
}

/** Renders a section with its heading in a narrow column beside its content. */
export function SideSection(props: SideSectionProps) {
  const { title, text, id, background, space, actions, children } = props;
  return (
    <Section {...(id && { id })} {...(background && { background })} {...(space && { space })}>
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
