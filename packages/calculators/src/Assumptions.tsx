import { Columns, Heading, Section, Stack, Text } from "@simcoe/ui";
import { memo } from "react";
import * as styles from "./Assumptions.css.ts";
import { useLanguage } from "./language/LanguageProvider.tsx";

/** What an estimate takes for granted. Typing does not draw it again. */
export const Assumptions = memo(({ assumptions }: { assumptions: readonly string[] }) => {
  const words = useLanguage().wizard.assumptions;
  return (
    <Section>
      <Columns layout="narrowFirst" space="xl" align="start">
        <Stack space="m" align="start">
          <Heading level={2}>{words.title}</Heading>
          <Text>{words.text}</Text>
        </Stack>
        <ul className={styles.assumptions}>
          {assumptions.map((assumption) => (
            <li key={assumption} className={styles.assumption}>
              {assumption}
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
});
