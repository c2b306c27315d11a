import type { AdChoice } from "@mortgage-kit/content";
import { Button, Inline, Section, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { SideSection } from "../SideSection/SideSection.tsx";
import * as styles from "./AdQuestion.css.ts";

/** Stands above the page instead of over it: it covers nothing and comes first in focus order. */
export function AdQuestion({ words }: { words: AdChoice }) {
  return (
    <aside className={styles.question} aria-label={words.label} data-ad-question="">
      <Section as="div" space="s" background="land">
        <div className={styles.layout}>
          <Text>
            {words.question} <TextLink href="/privacy">{words.more}</TextLink>
          </Text>
          <Answers words={words} />
        </div>
      </Section>
    </aside>
  );
}

export function AdChoiceSection({ words }: { words: AdChoice }) {
  const { title, text, allowed, refused } = words.change;
  return (
    <SideSection title={title} text={text} background="shallow">
      <Stack space="m">
        <div role="status">
          <div className={styles.allowed}>
            <Text weight="medium">{allowed}</Text>
          </div>
          <div className={styles.refused}>
            <Text weight="medium">{refused}</Text>
          </div>
        </div>
        <Answers words={words} />
      </Stack>
    </SideSection>
  );
}

/** Renders both answers with the same appearance, so that neither is favoured. */
function Answers({ words: { allow, refuse } }: { words: AdChoice }) {
  return (
    <Inline space="s">
      <Button tone="quiet" data-ad-answer="allowed">
        {allow}
      </Button>
      <Button tone="quiet" data-ad-answer="refused">
        {refuse}
      </Button>
    </Inline>
  );
}
