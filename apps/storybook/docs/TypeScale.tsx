import { Heading, Stack, Text } from "@mortgage-kit/ui";
import type { Tokens, TypeSize } from "@mortgage-kit/ui/tokens";
import { useTokens } from "../.storybook/ThemedDocs.tsx";
import * as styles from "./docs.css.ts";

const headings = ["display", "title", "heading", "subheading"] as const;
const texts = ["lead", "body", "small", "tiny"] as const;

function sizeOf(name: TypeSize, type: Tokens["type"]): string {
  const { min, max } = type[name];
  return min === max ? `${name}, ${min} px` : `${name}, ${min} to ${max} px`;
}

export function TypeScale() {
  const { type } = useTokens();
  return (
    <div className={styles.samples}>
      {headings.map((size) => (
        <Stack key={size} space="xxs">
          <p className={styles.sampleName}>{sizeOf(size, type)}</p>
          <Heading level={3} size={size}>
            What would it cost to close?
          </Heading>
        </Stack>
      ))}
      {texts.map((size) => (
        <Stack key={size} space="xxs">
          <p className={styles.sampleName}>{sizeOf(size, type)}</p>
          <Text size={size}>
            Two questions, a full breakdown. Everything is worked out in your browser; nothing is
            sent.
          </Text>
        </Stack>
      ))}
    </div>
  );
}
