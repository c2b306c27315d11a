import { Columns, Heading, Section, Stack, Text, TextLink } from "@mortgage-kit/ui";

interface EmbedHintsProps {
  title: string;
  list: readonly {
    name: string;
    text: string;
    link?: { text: string; href: string } | undefined;
  }[];
}

/** Explains for each kind of site where to paste a snippet. */
export function EmbedHints({ title, list }: EmbedHintsProps) {
  return (
    <Section background="shallow">
      <Stack space="xl">
        <Heading level={2}>{title}</Heading>
        <Columns layout="two" space="xl">
          {list.map(({ name, text, link }) => (
            <Stack key={name} space="s">
              <Heading level={3} size="subheading">
                {name}
              </Heading>
              <Text>{text}</Text>
              {link && (
                <TextLink href={link.href} tone="strong" download>
                  {link.text}
                </TextLink>
              )}
            </Stack>
          ))}
        </Columns>
      </Stack>
    </Section>
  );
}
