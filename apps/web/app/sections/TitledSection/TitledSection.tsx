import { Heading, Section, type SectionProps, Stack, Text } from "@mortgage-kit/ui";

interface TitledSectionProps extends Pick<SectionProps, "id" | "background" | "edge" | "children"> {
  title: string;
  text?: string;
}

export function TitledSection({ title, text, children, ...section }: TitledSectionProps) {
  return (
    <Section {...section}>
      <Stack space="l">
        <Stack space="m">
          <Heading level={2}>{title}</Heading>
          {text && <Text size="lead">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Section>
  );
}
