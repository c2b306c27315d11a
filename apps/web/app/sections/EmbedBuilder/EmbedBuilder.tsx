import { Button, Heading, Section, Stack, Text } from "@simcoe/ui";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import * as styles from "./EmbedBuilder.css.ts";
import { type BuilderWords, EmbedChoices } from "./EmbedChoices.tsx";
import { type EmbedChoice, type EmbedSource, embedSnippet, framePath } from "./embedSnippet.ts";

interface EmbedBuilderProps {
  words: BuilderWords & {
    title: string;
    text: string;
    snippet: string;
    copy: string;
    copied: string;
    preview: string;
    pinnedNote: string;
  };
  source: EmbedSource;
  calculators: readonly { id: string; title: string; route: string }[];
}

const start: EmbedChoice = {
  calculator: "payment",
  language: "en",
  way: "script",
  action: "",
  apply: "",
  contact: "",
  agents: "",
  isCompact: false,
  sharesFigures: false,
};

/** Puts a snippet together for somebody else's page, with a preview of what it shows. */
export function EmbedBuilder({ words, source, calculators }: EmbedBuilderProps) {
  const [choice, choose] = useState(start);
  const [copied, setCopied] = useState("");
  const chosen = calculators.find(({ id }) => id === choice.calculator);
  const snippet = chosen ? embedSnippet(choice, source, chosen) : "";
  const copy = () => navigator.clipboard.writeText(snippet).then(() => setCopied(snippet));
  return (
    <Section>
      <div className={styles.sides}>
        <Stack space="l">
          <Heading level={2}>{words.title}</Heading>
          <Text>{words.text}</Text>
          <div className={styles.choices}>
            <EmbedChoices {...{ words, calculators, choice }} onChange={choose} />
          </div>
        </Stack>
        <Stack space="l">
          <Heading level={3}>{words.snippet}</Heading>
          <pre className={styles.snippet}>
            <code>{snippet}</code>
          </pre>
          {choice.way === "pinned" && <Text size="small">{words.pinnedNote}</Text>}
          <div className={styles.choices}>
            <Button onClick={copy}>{copied === snippet ? words.copied : words.copy}</Button>
          </div>
          <Preview title={words.preview} path={framePath(choice)} />
        </Stack>
      </div>
    </Section>
  );
}

/** Typing waits for no frame, and a visitor who never comes to it fetches none. */
function Preview({ title, path }: { title: string; path: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const shown = useDeferredValue(path);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={styles.choices}>
      <Stack space="s">
        <Heading level={3}>{title}</Heading>
        <div ref={place} className={styles.preview}>
          {isNear && <iframe className={styles.frame} src={shown} title={title} />}
        </div>
      </Stack>
    </div>
  );
}
