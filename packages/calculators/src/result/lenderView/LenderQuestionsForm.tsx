import { Button, Heading, Stack, Text } from "@simcoe/ui";
import type { Dated, LenderQuestions } from "../Insight.ts";
import { useResultWords } from "../ResultWordsProvider.tsx";
import { answerInWords } from "./answerInWords.ts";
import { askedQuestions } from "./askedQuestions.ts";
import * as styles from "./LenderSection.css.ts";
import type { Answers, Look } from "./lookWith.ts";
import { QuestionField } from "./QuestionField.tsx";

interface LenderQuestionsFormProps<Inputs, Circumstances extends Dated> {
  lender: LenderQuestions<Inputs, Circumstances>;
  inputs: Inputs;
  look: Look<Circumstances>;
  answers: Answers<Circumstances>;
  onAnswers: (answers: Answers<Circumstances>) => void;
}

/** What a lender would ask, with what is assumed until it is answered. */
export function LenderQuestionsForm<Inputs, Circumstances extends Dated>(
  props: LenderQuestionsFormProps<Inputs, Circumstances>,
) {
  const { lender, inputs, look, answers, onAnswers } = props;
  const words = useResultWords();
  const { circumstances, used } = look;
  const questions = askedQuestions(lender, inputs, look);
  const assumptions = questions
    .filter(({ name }) => !(name in used))
    .map(({ name, question, options }) => {
      const value = circumstances[name as keyof Circumstances];
      return words.pair(question.label, answerInWords(question, value, options, words));
    });
  const isEarly = (name: string) => lender.early?.some((each) => each === name) ?? false;
  return (
    <Stack space="m">
      <Stack space="xs">
        <Heading level={3} size="subheading">
          {words.lender.asks}
        </Heading>
        {assumptions.length > 0 && (
          <Text size="small" tone="soft">
            {words.lender.assumed(assumptions.join("; "))}
          </Text>
        )}
      </Stack>
      <div className={styles.questions}>
        {questions
          .filter(({ name }) => !isEarly(name))
          .map((asked) => (
            <QuestionField key={asked.name} {...{ lender, look, asked, answers, onAnswers }} />
          ))}
      </div>
      {Object.keys(answers).length > 0 && (
        <div>
          <Button tone="quiet" onClick={() => onAnswers({})}>
            {words.lender.reset}
          </Button>
        </div>
      )}
    </Stack>
  );
}
