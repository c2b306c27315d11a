import { Button, Heading, Inline, Stack, Text } from "@mortgage-kit/ui";
import { useRef, useState } from "react";
import * as styles from "./EmbedBuilder.css.ts";
import type { BuilderWords } from "./EmbedChoice.ts";

interface CodeBlockProps {
  title: string;
  code: string;
  words: BuilderWords;
}

/** Text up to the slashes after it, but for the slash of an end tag. */
const pieces = /(?:<\/|[^/])+\/*/g;

/** Renders code with a copy button, which selects the code if the clipboard is not available. */
export function CodeBlock({ title, code, words }: CodeBlockProps) {
  const place = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<{ code: string; message: string } | null>(null);
  const select = () => {
    if (place.current) getSelection()?.selectAllChildren(place.current);
    setOutcome({ code, message: words.selected });
  };
  const copy = () => {
    if (!navigator.clipboard) return select();
    navigator.clipboard
      .writeText(code)
      .then(() => setOutcome({ code, message: words.copied }), select);
  };
  return (
    <Stack space="m">
      <Heading level={3}>{title}</Heading>
      <pre className={styles.code}>
        <code ref={place}>
          {[...code.matchAll(pieces)].map(({ 0: piece, index }) => (
            <span key={index}>
              <span>{piece}</span>
              <wbr />
            </span>
          ))}
        </code>
      </pre>
      <div className={styles.scriptOnly}>
        <Inline space="m">
          <Button size="s" aria-label={`${words.copy}: ${title}`} onClick={copy}>
            {words.copy}
          </Button>
          <Text as="span" size="small" role="status">
            {outcome?.code === code && outcome.message}
          </Text>
        </Inline>
      </div>
    </Stack>
  );
}
