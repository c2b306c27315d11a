import type { LenderView } from "@simcoe/calculator-engine/insight";
import { Heading, Stack, Text } from "@simcoe/ui";
import { useResultWords } from "../ResultWordsProvider.tsx";
import * as styles from "./LenderSection.css.ts";
import { RuleSource } from "./RuleSource.tsx";

/** The day the rules were checked, and those that no difference has named yet. */
export function RulesUsed({ view, on }: { view: LenderView; on: string }) {
  const { engine, lender } = useResultWords();
  const named = new Set(view.bridge.flatMap(({ rule }) => rule?.id ?? []));
  const others = view.rulesUsed.filter(({ id }) => !named.has(id));
  return (
    <Stack space="xs">
      <Heading level={3} size="subheading">
        {lender.rules}
      </Heading>
      <Text size="small" tone="soft">
        {named.size > 0 && `${lender.named} `}
        {lender.checked(engine.format.date(on))}
      </Text>
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((rule) => (
            <li key={rule.id} className={styles.entry}>
              <span>{engine.rule(rule)}</span>
              <span className={styles.source}>
                <RuleSource rule={rule} />.
              </span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
