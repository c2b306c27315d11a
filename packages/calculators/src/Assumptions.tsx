import { Columns, Stack, Text } from "@mortgage-kit/ui";
import { memo } from "react";
import * as styles from "./Assumptions.css.ts";
import { useLanguage } from "./language/LanguageProvider.tsx";
import { DisclosureRow, Heading } from "./outline.tsx";

interface AssumptionsProps {
  assumptions: readonly string[];
  /** `row` renders a disclosure row, for use below a result. */
  as?: "section" | "row";
}

/** Lists the estimate's assumptions. Memoized, so that typing does not render it again. */
export const Assumptions = memo(({ assumptions, as = "section" }: AssumptionsProps) => {
  const words = useLanguage().wizard.assumptions;
  const list = (
    <ul className={styles.assumptions}>
      {assumptions.map((assumption) => (
        <li key={assumption} className={styles.assumption}>
          {assumption}
        </li>
      ))}
    </ul>
  );
  if (as === "row") {
    return (
      <div className={styles.row}>
        <DisclosureRow title={words.title} detail={words.count(assumptions.length)}>
          {() => list}
        </DisclosureRow>
      </div>
    );
  }
  return (
    <Columns layout="narrowFirst" space="xl" align="start">
      <Stack space="m" align="start">
        <Heading level={2}>{words.title}</Heading>
        <Text>{words.text}</Text>
      </Stack>
      {list}
    </Columns>
  );
});
