import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import {
  bridgeKey,
  type LenderCount,
  type RuleUsed,
} from "@mortgage-kit/calculator-engine/insight";
import { KeyFigures, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { TitledPart } from "../../headings.tsx";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { Answered } from "../Answered.ts";
import { amountsAs } from "../Figure.ts";
import * as styles from "./HowItIsWorkedOut.css.ts";

export function LenderDetails({ answer, summary }: Answered) {
  const { engineWords } = useResultWords();
  const { lender } = answer;
  return (
    <Stack space="l">
      <Differences
        lender={lender}
        written={amountsAs(summary, answer, engineWords.format).signed}
      />
      <Findings lender={lender} />
      <RulesUsed lender={lender} />
    </Stack>
  );
}

interface DifferencesProps {
  lender: LenderCount;
  written: (amount: number) => string;
}

function Differences({ lender, written }: DifferencesProps) {
  const { engineWords, lender: words } = useResultWords();
  return (
    <ul className={styles.steps} aria-label={words.bridge}>
      {lender.bridge.map((step) => {
        const { label, because } = engineWords.bridgeStep(step);
        return (
          <li key={bridgeKey(step)} className={styles.step}>
            <p className={styles.emphasis.strong}>
              <span>{label}</span>
              <span className={styles.value}>{written(step.amount)}</span>
            </p>
            <p className={styles.note}>{because}</p>
            {step.rule && (
              <p className={styles.formula}>
                <RuleSource rule={step.rule} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Findings({ lender: { findings, notes } }: { lender: LenderCount }) {
  const { engineWords, lender } = useResultWords();
  return (
    <TitledPart title={lender.findings} space="xs">
      <KeyFigures
        spacing="close"
        figures={findings.map((finding) => ({
          label: engineWords.heading(engineWords.figure(finding)),
          value:
            finding.unit === "percent"
              ? engineWords.format.about(finding)
              : engineWords.format.quantity(finding),
        }))}
      />
      {notes.map((note) => (
        <Text key={note.id}>{engineWords.note(note)}</Text>
      ))}
    </TitledPart>
  );
}

/** Shows the day on which the rules were checked, and those that no difference has named. */
function RulesUsed({ lender: { bridge, rulesUsed } }: { lender: LenderCount }) {
  const { engineWords, lender: words } = useResultWords();
  const named = new Set(bridge.flatMap(({ rule }) => rule?.id ?? []));
  const others = rulesUsed.filter(({ id }) => !named.has(id));
  return (
    <TitledPart title={words.rules} space="xs">
      <Text size="small" tone="soft">
        {[named.size > 0 && words.named, words.checked(engineWords.format.date(rulesCheckedOn))]
          .filter(Boolean)
          .join(" ")}
      </Text>
      {others.length > 0 && (
        <ul className={styles.steps}>
          {others.map((rule) => (
            <li key={rule.id} className={styles.step}>
              <span>{engineWords.rule(rule)}</span>
              <span className={styles.formula}>
                <RuleSource rule={rule} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </TitledPart>
  );
}

function RuleSource({ rule }: { rule: RuleUsed }) {
  const { engineWords, lender } = useResultWords();
  const { effectiveFrom, source, confidence } = rule;
  return (
    <>
      <span>{`${lender.inForce(engineWords.format.date(effectiveFrom))} `}</span>
      <TextLink href={source} newTab>
        {new URL(source).hostname.replace(/^www\./, "")}
      </TextLink>
      <span>{confidence === "unconfirmed" ? `${lender.unconfirmed}.` : "."}</span>
    </>
  );
}
