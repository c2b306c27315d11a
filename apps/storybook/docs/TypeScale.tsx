import { Heading, Stack, Text } from "@simcoe/ui";
import { simcoeTokens } from "@simcoe/ui/tokens";
import * as styles from "./docs.css.ts";

const headings = ["display", "title", "heading", "subheading"] as const;
const texts = ["lead", "body", "small", "tiny"] as const;

function sizeOf(name: (typeof headings)[number] | (typeof texts)[number]): string {
  const { min, max } = simcoeTokens.type[name];
  return min === max ? `${name}, ${min} px` : `${name}, ${min} to ${max} px`;
}

export function TypeScale() {
  return (
    <div className={styles.samples}>
      {headings.map((size) => (
        <Stack key={size} space="xxs">
          <p className={styles.sampleName}>{sizeOf(size)}</p>
          <Heading level={3} size={size}>
            What would it cost to close?
          </Heading>
        </Stack>
      ))}
      {texts.map((size) => (
        <Stack key={size} space="xxs">
          <p className={styles.sampleName}>{sizeOf(size)}</p>
          <Text size={size}>
            Two questions, a full breakdown. Everything is worked out in your browser; nothing is
            sent.
          </Text>
        </Stack>
      ))}
    </div>
  );
}
