import type { Content } from "@mortgage-kit/content";
import { Columns, Heading, LinkButton, NumberedList, Section, Stack, Text } from "@mortgage-kit/ui";

type AboutProps = NonNullable<Content["home"]["page"]["about"]>;

export function About({ title, text, items, button }: AboutProps) {
  return (
    <Section background="land">
      <Columns layout="halves" space="xxl" align="start">
        <Stack space="l" align="start">
          <Heading level={2}>{title}</Heading>
          {text.map((paragraph) => (
            <Text key={paragraph} size="lead">
              {paragraph}
            </Text>
          ))}
          <LinkButton href="/#contact" tone="quiet">
            {button}
          </LinkButton>
        </Stack>
        <NumberedList
          level={3}
          items={items.map(({ title, description }) => ({ title, text: description }))}
        />
      </Columns>
    </Section>
  );
}
