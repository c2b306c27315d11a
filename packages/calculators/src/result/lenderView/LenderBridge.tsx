import { type BridgeStep, bridgeKey, type LenderView } from "@simcoe/calculator-engine/insight";
import { Heading, Stack, Text } from "@simcoe/ui";
import { Waterfall } from "@simcoe/ui/Waterfall";
import { useResultWords } from "../ResultWordsProvider.tsx";
import * as styles from "./LenderSection.css.ts";
import { RuleSource } from "./RuleSource.tsx";
import { writtenAs } from "./writtenAs.ts";

/** How the estimate becomes the lender's figure, difference by difference. */
export function LenderBridge({ view }: { view: LenderView }) {
  const { engine, lender: words } = useResultWords();
  const { headline, lender, bridge } = view;
  if (bridge.length === 0) return <Text>{words.same}</Text>;
  const written = writtenAs(headline, engine.format);
  const nameOf = (figure: typeof headline) => engine.heading(engine.figure(figure));
  return (
    <Stack space="l">
      <Waterfall
        title={words.bridge}
        summary={`${nameOf(headline)} ${written(headline.value)}; ${engine.figure(lender)} ${written(lender.value)}.`}
        start={{ label: nameOf(headline), value: headline.value }}
        changes={bridge.map((step) => ({
          label: engine.bridgeStep(step).label,
          change: step.amount,
        }))}
        endLabel={nameOf(lender)}
        stepLabel={words.difference}
        formatValue={written}
      />
      <Stack space="xs">
        <Heading level={3} size="subheading">
          {words.why}
        </Heading>
        <ul className={styles.list}>
          {bridge.map((step) => (
            <Difference key={bridgeKey(step)} step={step} />
          ))}
        </ul>
      </Stack>
    </Stack>
  );
}

function Difference({ step }: { step: BridgeStep }) {
  const { engine } = useResultWords();
  const { label, because } = engine.bridgeStep(step);
  return (
    <li className={styles.entry}>
      <p className={styles.line}>{label}</p>
      <p className={styles.because}>{because}</p>
      {step.rule && (
        <p className={styles.source}>
          <RuleSource rule={step.rule} />.
        </p>
      )}
    </li>
  );
}
