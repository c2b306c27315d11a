import { Columns, Heading, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { TitledSection } from "../TitledSection/TitledSection.tsx";
import type { EmbedPage } from "./EmbedChoice.ts";

/** Explains for each kind of site where to paste a snippet. */
export function EmbedHints({ title, list }: EmbedPage["hints"]) {
  return (
    <TitledSection background="shallow" title={title}>
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
    </TitledSection>
  );
}
