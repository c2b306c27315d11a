import { Columns, Stack, Text } from "@mortgage-kit/ui";
import { memo } from "react";
import * as styles from "./Assumptions.css.ts";
import { PartHeading } from "./headings.tsx";
import { useLanguage } from "./language/LanguageProvider.tsx";

/** Lists the estimate's assumptions. Memoized, so that typing does not render it again. */
export const Assumptions = memo(({ assumptions }: { assumptions: readonly string[] }) => {
  const words = useLanguage().wizard.assumptions;
  return (
    <Columns layout="narrowFirst" space="xl" align="start">
      <Stack space="m" align="start">
        <PartHeading level={2}>{words.title}</PartHeading>
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
  );
});
