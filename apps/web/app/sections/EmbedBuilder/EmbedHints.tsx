import { Columns, Heading, Section, Stack, Text } from "@simcoe/ui";

interface EmbedHintsProps {
  title: string;
  list: readonly { name: string; text: string }[];
}

/** Where a snippet is pasted, for each kind of site. */
export function EmbedHints({ title, list }: EmbedHintsProps) {
  return (
    <Section ground="shallow">
      <Stack space="xl">
        <Heading level={2}>{title}</Heading>
        <Columns layout="two" space="xl">
          {list.map(({ name, text }) => (
            <Stack key={name} space="s">
              <Heading level={3}>{name}</Heading>
              <Text>{text}</Text>
            </Stack>
          ))}
        </Columns>
      </Stack>
    </Section>
  );
}
