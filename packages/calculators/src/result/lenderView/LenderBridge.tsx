import type { LenderView } from "@simcoe/calculator-engine/insight";
import { Heading, Stack, Text } from "@simcoe/ui";
import { Waterfall } from "@simcoe/ui/Waterfall";
import { dollarsAndCents } from "../../money.ts";
import * as styles from "./LenderSection.css.ts";
import { RuleSource } from "./RuleSource.tsx";
import { writtenAs } from "./writtenAs.ts";

/** How the estimate becomes the lender's figure, difference by difference. */
export function LenderBridge({ view }: { view: LenderView }) {
  const { headline, lender, bridge } = view;
  if (bridge.length === 0) return <Text>Here a lender would come to the same figure.</Text>;
  const written = writtenAs(headline);
  return (
    <Stack space="l">
      <Waterfall
        title="From our figure to a lender's"
        summary={`${headline.label} ${written(headline.value)}; ${lender.label.toLowerCase()} ${written(lender.value)}.`}
        start={headline}
        changes={bridge.map(({ label, amount }) => ({ label, change: amount }))}
        endLabel={lender.label}
        stepLabel="Difference"
        formatValue={written}
      />
      <Stack space="xs">
        <Heading level={3} size="subheading">
          Why it differs
        </Heading>
        <ul className={styles.list}>
          {bridge.map(({ label, amount, because, rule }) => (
            <li key={label} className={styles.entry}>
              <div className={styles.line}>
                <span>{label}</span>
                <span className={styles.amount}>{signed(amount)}</span>
              </div>
              <p className={styles.because}>{because}</p>
              {rule && (
                <p className={styles.source}>
                  <RuleSource rule={rule} />.
                </p>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

const signed = (amount: number) => `${amount > 0 ? "+" : ""}${dollarsAndCents(amount)}`;
