import type { LenderView } from "@simcoe/calculator-engine/insight";
import { DisclosureRow, Heading, KeyFigures, Stack, Text } from "@simcoe/ui";
import { useDeferredValue, useMemo } from "react";
import type { Dated, LenderQuestions } from "../Insight.ts";
import type { Judgement } from "../judgement/Judgement.ts";
import { useResultWords } from "../ResultWordsProvider.tsx";
import { LenderBridge } from "./LenderBridge.tsx";
import { LenderQuestionsForm } from "./LenderQuestionsForm.tsx";
import type { Answers } from "./lookWith.ts";
import { questionsIn } from "./optionsOf.ts";
import { RulesUsed } from "./RulesUsed.tsx";
import { useDeferredLook } from "./useDeferredLook.ts";
import { useTypedAnswers } from "./useTypedAnswers.ts";

export interface LenderSectionProps<Inputs, Circumstances extends Dated> {
  lender: LenderQuestions<Inputs, Circumstances>;
  inputs: Inputs;
  judgement: Judgement;
  answers: Answers<Circumstances>;
  onAnswers: (answers: Answers<Circumstances>) => void;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  ref: React.Ref<HTMLElement>;
}

/** The same question answered as a Canadian lender would, with every difference named. */
export function LenderSection<Inputs, Circumstances extends Dated>({
  judgement,
  isOpen,
  onToggle,
  ref,
  ...asked
}: LenderSectionProps<Inputs, Circumstances>) {
  const { lender: words } = useResultWords();
  const { bridge } = judgement.view;
  const questions = questionsIn(asked.lender.questions).length;
  return (
    <DisclosureRow
      title={words.title}
      line={bridge.length > 0 ? words.differences(bridge.length) : words.same}
      detail={words.questions(questions)}
      {...{ isOpen, onToggle, ref }}
    >
      {() => <LenderDetails {...asked} judgement={judgement} />}
    </DisclosureRow>
  );
}

type LenderDetailsProps<Inputs, Circumstances extends Dated> = Pick<
  LenderSectionProps<Inputs, Circumstances>,
  "lender" | "inputs" | "judgement" | "answers" | "onAnswers"
>;

function LenderDetails<Inputs, Circumstances extends Dated>(
  props: LenderDetailsProps<Inputs, Circumstances>,
) {
  const { lender, inputs, judgement } = props;
  const [answers, onAnswers] = useTypedAnswers(props.answers, props.onAnswers);
  const look = useDeferredLook(lender, inputs, answers);
  // What is typed into a question is on the screen before what follows from it.
  const view = useDeferredValue(judgement.view);
  const { on } = look.circumstances;
  const followed = useMemo(
    () => (
      <>
        <LenderBridge view={view} />
        <Findings view={view} />
        <RulesUsed view={view} on={on} />
      </>
    ),
    [view, on],
  );
  return (
    <Stack space="xl">
      <LenderQuestionsForm {...{ lender, inputs, look, answers, onAnswers }} />
      {followed}
    </Stack>
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
