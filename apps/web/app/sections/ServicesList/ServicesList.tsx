import { Columns, Heading, LinkButton, NumberedList, Section, Stack, Text } from "@mortgage-kit/ui";

export interface ServicesListProps {
  id: string;
  title: string;
  subtitle: string;
  button: string;
  services: readonly { name: string; summary: string; slug: string }[];
}

export function ServicesList({ id, title, subtitle, button, services }: ServicesListProps) {
  return (
    <Section id={id}>
      <Columns layout="narrowFirst" space="xxl" align="start">
        <Stack space="l" align="start">
          <Heading level={2}>{title}</Heading>
          <Text tone="soft">{subtitle}</Text>
          <LinkButton href="/#contact">{button}</LinkButton>
        </Stack>
        <NumberedList
          level={3}
          items={services.map(({ name, summary, slug }) => ({
            title: name,
            text: summary,
            href: `/${slug}`,
          }))}
        />
      </Columns>
    </Section>
  );
}
