import { Button, Heading, Stack, Text } from "@simcoe/ui";
import { FieldControl } from "../../wizard/FieldControl.tsx";
import type { Dated, LenderQuestions } from "../Insight.ts";
import { useResultWords } from "../ResultWordsProvider.tsx";
import { answerInWords } from "./answerInWords.ts";
import * as styles from "./LenderSection.css.ts";
import type { Answers, Look } from "./lookWith.ts";
import { optionsOf, questionsIn } from "./optionsOf.ts";

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
  const { assumed, questions } = lender;
  const { circumstances, used, refused } = look;
  const asked = questionsIn(questions)
    .filter(([, { matters }]) => matters?.(circumstances) ?? true)
    .map(([name, question]) => ({
      name,
      question,
      options: optionsOf(question, circumstances, inputs),
    }))
    .filter(({ options }) => options === null || options.length > 0);
  const assumptions = asked
    .filter(({ name }) => !(name in used))
    .map(({ name, question, options }) => {
      const value = circumstances[name as keyof Circumstances];
      return words.pair(question.label, answerInWords(question, value, options, words));
    });
  const shown = { ...assumed, ...used, ...keptAsTyped(answers) };
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
        {asked.map(({ name, question, options }) => (
          <FieldControl
            key={name}
            name={name}
            field={options ? { ...question, options } : question}
            {...(refused[name] && { error: words.engine.issue(refused[name]) })}
            value={shown[name as keyof Circumstances]}
            onChange={(value) => onAnswers({ ...answers, [name]: value === "" ? null : value })}
          />
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

/** Numbers stay in their fields as they were typed, usable or not. */
function keptAsTyped<Circumstances>(answers: Answers<Circumstances>): Answers<Circumstances> {
  const typed = Object.entries(answers).filter(([, answer]) => typeof answer !== "string");
  return Object.fromEntries(typed) as Answers<Circumstances>;
}
