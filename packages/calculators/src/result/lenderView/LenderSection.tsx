import { Disclosure, Heading, KeyFigures, Stack, Text, VisuallyHidden } from "@simcoe/ui";
import { useMemo, useState } from "react";
import type { Dated, LenderQuestions } from "../Insight.ts";
import { InsightSection } from "../InsightSection.tsx";
import { figureInWords } from "./figureInWords.ts";
import { LenderBridge } from "./LenderBridge.tsx";
import { LenderQuestionsForm } from "./LenderQuestionsForm.tsx";
import { type Answers, lookWith } from "./lookWith.ts";
import { RulesUsed } from "./RulesUsed.tsx";
import { writtenAs } from "./writtenAs.ts";

interface LenderSectionProps<Inputs, Circumstances extends Dated> {
  lender: LenderQuestions<Inputs, Circumstances>;
  inputs: Inputs;
}

/** The same question answered as a Canadian lender would, with every difference named. */
export function LenderSection<Inputs, Circumstances extends Dated>({
  lender,
  inputs,
}: LenderSectionProps<Inputs, Circumstances>) {
  const [answers, setAnswers] = useState<Answers<Circumstances>>({});
  const look = useMemo(() => lookWith(lender, inputs, answers), [lender, inputs, answers]);
  const { view, circumstances } = look;
  const written = writtenAs(view.headline);
  return (
    <InsightSection
      title="How a Canadian lender would look at this"
      text="Our figure uses simple sums. A lender follows rules with dates and sources, so its figure differs, and here is by how much and why."
    >
      <Disclosure summary="Show a lender's view">
        <Stack space="xl">
          <KeyFigures
            headline={{
              label: view.lender.label,
              value: written(view.lender.value),
              note: `${view.headline.label} above: ${written(view.headline.value)}`,
            }}
          />
          <LenderQuestionsForm
            {...{ lender, inputs, look, answers }}
            onAnswers={(changed) => setAnswers(changed)}
          />
          <VisuallyHidden>
            <span role="status">
              {Object.keys(answers).length > 0 &&
                `${view.lender.label}: ${written(view.lender.value)}`}
            </span>
          </VisuallyHidden>
          <LenderBridge view={view} />
          <Stack space="xs">
            <Heading level={3} size="subheading">
              What else a lender would see
            </Heading>
            <KeyFigures
              figures={view.findings.map((finding) => ({
                label: finding.label,
                value: figureInWords(finding),
              }))}
            />
            {view.notes.map((note) => (
              <Text key={note}>{note}</Text>
            ))}
          </Stack>
          <RulesUsed view={view} on={circumstances.on} />
        </Stack>
      </Disclosure>
    </InsightSection>
  );
}
