import type { LenderView } from "@simcoe/calculator-engine/insight";
import { Disclosure, Heading, KeyFigures, Stack, Text, VisuallyHidden } from "@simcoe/ui";
import { useMemo, useState } from "react";
import type { Dated, LenderQuestions } from "../Insight.ts";
import { InsightSection } from "../InsightSection.tsx";
import { useResultWords } from "../ResultWordsProvider.tsx";
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
  const { engine, pair, lender: words } = useResultWords();
  const [answers, setAnswers] = useState<Answers<Circumstances>>({});
  const look = useMemo(() => lookWith(lender, inputs, answers), [lender, inputs, answers]);
  const { view, circumstances } = look;
  const written = writtenAs(view.headline, engine.format);
  const label = engine.heading(engine.figure(view.lender));
  const value = written(view.lender.value);
  const above = words.above(engine.heading(engine.figure(view.headline)));
  return (
    <InsightSection title={words.title} text={words.text}>
      <Disclosure summary={words.show}>
        <Stack space="xl">
          <KeyFigures
            headline={{ label, value, note: pair(above, written(view.headline.value)) }}
          />
          <LenderQuestionsForm
            {...{ lender, inputs, look, answers }}
            onAnswers={(changed) => setAnswers(changed)}
          />
          <VisuallyHidden>
            <span role="status">{Object.keys(answers).length > 0 && pair(label, value)}</span>
          </VisuallyHidden>
          <LenderBridge view={view} />
          <Findings view={view} />
          <RulesUsed view={view} on={circumstances.on} />
        </Stack>
      </Disclosure>
    </InsightSection>
  );
}

function Findings({ view }: { view: LenderView }) {
  const { engine, lender } = useResultWords();
  return (
    <Stack space="xs">
      <Heading level={3} size="subheading">
        {lender.findings}
      </Heading>
      <KeyFigures
        figures={view.findings.map((finding) => ({
          label: engine.heading(engine.figure(finding)),
          value:
            finding.unit === "percent"
              ? engine.format.about(finding)
              : engine.format.quantity(finding),
        }))}
      />
      {view.notes.map((note) => (
        <Text key={note.id}>{engine.note(note)}</Text>
      ))}
    </Stack>
  );
}
