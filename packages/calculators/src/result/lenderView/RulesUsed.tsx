import type { LenderView } from "@simcoe/calculator-engine/insight";
import { Heading, Stack, Text } from "@simcoe/ui";
import { longDate } from "../../../dates/longDate.ts";
import * as styles from "./LenderSection.css.ts";
import { RuleSource } from "./RuleSource.tsx";

/** The day the rules were checked, and those that no difference has named yet. */
export function RulesUsed({ view, on }: { view: LenderView; on: string }) {
  const named = new Set(view.bridge.map(({ rule }) => rule?.name));
  const others = view.rulesUsed.filter(({ name }) => !named.has(name));
  return (
    <Stack space="xs">
      <Heading level={3} size="subheading">
        The rules behind it
      </Heading>
      <Text size="small" tone="soft">
        {named.size > 0 && "Each difference above names its rule. "}All are used as they stood when
        last checked on {longDate(on)}. Rules change, and no figure here is an offer.
      </Text>
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((rule) => (
            <li key={rule.name} className={styles.entry}>
              <span>{rule.name}</span>
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
