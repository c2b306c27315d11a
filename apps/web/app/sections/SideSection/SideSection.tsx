import { Columns, Heading, Section, type SectionProps, Stack, Text } from "@simcoe/ui";

export interface SideSectionProps {
  title: string;
  text?: string;
  id?: string;
  ground?: NonNullable<SectionProps["ground"]>;
  /** Buttons below the text. */
  actions?: React.ReactNode;
  children: React.ReactNode;
}

/** A section with its heading in a narrow column beside what it holds. */
export function SideSection({ title, text, id, ground, actions, children }: SideSectionProps) {
  return (
    <Section {...(id && { id })} {...(ground && { ground })}>
      <Columns layout="narrowFirst" space="xxl" align="start">
        <Stack space="m" align="start">
          <Heading level={2}>{title}</Heading>
          {text && <Text>{text}</Text>}
          {actions}
        </Stack>
        {children}
      </Columns>
    </Section>
  );
}
