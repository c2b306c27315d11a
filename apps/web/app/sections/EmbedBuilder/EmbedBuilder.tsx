import { Heading, Section, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { useState } from "react";
import { CodeBlock } from "./CodeBlock.tsx";
import * as styles from "./EmbedBuilder.css.ts";
import {
  type BuilderWords,
  type EmbedChoice,
  type EmbedHints,
  type EmbedSource,
  nothingChosen,
  type Offered,
} from "./EmbedChoice.ts";
import { EmbedChoices } from "./EmbedChoices.tsx";
import { embedSnippet, policyFor } from "./embedSnippet.ts";
import { Preview } from "./Preview.tsx";

interface EmbedBuilderProps extends Offered {
  words: BuilderWords;
  hints: EmbedHints;
  source: EmbedSource;
}

export function EmbedBuilder({ words, hints, source, calculators, places }: EmbedBuilderProps) {
  const [choice, choose] = useState<EmbedChoice>({
    ...nothingChosen,
    brokerage: source.brokerage.name,
    licence: source.brokerage.licence,
  });
  const chosen = calculators.find(({ id }) => id === choice.calculator);
  if (!chosen) throw new Error(`There is no calculator ${choice.calculator}.`);
  const named = { title: chosen.titles[choice.language], route: chosen.route };
  const { policy, styleSheet } = policyFor(choice, source);
  return (
    <Section>
      <div className={styles.sides}>
        <Stack space="l">
          <Heading level={2}>{words.title}</Heading>
          <Text>{words.text}</Text>
          <div className={styles.scriptOnly}>
            <EmbedChoices {...{ words, calculators, places, choice }} onChange={choose} />
          </div>
        </Stack>
        <div className={styles.output}>
          <Stack space="xl">
            <Stack space="m">
              <CodeBlock
                title={words.snippet}
                code={embedSnippet(choice, source, named)}
                words={words}
              />
              {choice.way === "pinned" && <Text size="small">{words.pinnedNote}</Text>}
            </Stack>
            {choice.hasPolicy && (
              <>
                <CodeBlock title={words.policy} code={policy} words={words} />
                <CodeBlock title={words.styleSheet} code={styleSheet} words={words} />
              </>
            )}
            <Preview title={words.preview} page={named} {...{ choice, source }} />
          </Stack>
        </div>
        <Stack space="l">
          <Heading level={2}>{hints.title}</Heading>
          {hints.list.map(({ name, text, link }) => (
            <Stack key={name} space="s">
              <Heading level={3}>{name}</Heading>
              <Text>{text}</Text>
              {link && (
                <TextLink href={link.href} tone="strong" download>
                  {link.text}
                </TextLink>
              )}
            </Stack>
          ))}
        </Stack>
      </div>
    </Section>
  );
}
