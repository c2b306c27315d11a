import { FieldRows, Stack, Text } from "@simcoe/ui";
import type { Dated, LenderQuestions } from "../Insight.ts";
import { useResultWords } from "../ResultWordsProvider.tsx";
import { askedQuestions } from "./askedQuestions.ts";
import type { Answers } from "./lookWith.ts";
import { QuestionField } from "./QuestionField.tsx";
import { useDeferredLook } from "./useDeferredLook.ts";
import { useTypedAnswers } from "./useTypedAnswers.ts";

interface EarlyQuestionsProps<Inputs, Circumstances extends Dated> {
  lender: LenderQuestions<Inputs, Circumstances>;
  inputs: Inputs;
  answers: Answers<Circumstances>;
  onAnswers: (answers: Answers<Circumstances>) => void;
}

/** What decides the lender's figure more than any number that was entered. */
export function EarlyQuestions<Inputs, Circumstances extends Dated>(
  props: EarlyQuestionsProps<Inputs, Circumstances>,
) {
  const { lender, inputs } = props;
  const { lender: words } = useResultWords();
  const { early = [] } = lender;
  const [answers, onAnswers] = useTypedAnswers(props.answers, props.onAnswers);
  const look = useDeferredLook(lender, inputs, answers);
  if (early.length === 0) return null;
  const asked = askedQuestions(lender, inputs, look).filter(({ name }) =>
    early.some((each) => each === name),
  );
  if (asked.length === 0) return null;
  return (
    <Stack space="xs">
      <Text size="small" weight="strong">
        {words.early}
      </Text>
      <FieldRows>
        {asked.map((one) => (
          <QuestionField key={one.name} {...{ lender, look, answers, onAnswers }} asked={one} />
        ))}
      </FieldRows>
    </Stack>
  );
}
