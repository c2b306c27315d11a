import { Button, Heading, Stack, Text } from "@simcoe/ui";
import type { Dated, LenderQuestions } from "../Insight.ts";
import { answerInWords } from "./answerInWords.ts";
import * as styles from "./LenderSection.css.ts";
import type { Answers, Look } from "./lookWith.ts";
import { optionsOf, questionsIn } from "./optionsOf.ts";
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
  const { assumed, questions } = lender;
  const { circumstances, refused } = look;
  const asked = questionsIn(questions)
    .filter(([, { matters }]) => matters?.(circumstances) ?? true)
    .map(([field, question]) => ({
      field,
      question,
      options: optionsOf(questions, field, circumstances, inputs),
    }))
    .filter(({ options }) => options === null || options.length > 0);
  const stillAssumed = asked.filter(({ field }) => !(field in look.used));
  const shown = { ...assumed, ...look.used, ...keptAsTyped(answers) };
  return (
    <Stack space="m">
      <Stack space="xs">
        <Heading level={3} size="subheading">
          What a lender would ask
        </Heading>
        {stillAssumed.length > 0 && (
          <Text size="small" tone="soft">
            Assumed until you say otherwise:{" "}
            {stillAssumed
              .map(({ field, question, options }) => {
                const value = circumstances[field as keyof Circumstances];
                return `${question.label}: ${answerInWords(question.kind, value, options)}`;
              })
              .join("; ")}
            .
          </Text>
        )}
      </Stack>
      <div className={styles.questions}>
        {asked.map(({ field, question: { kind, label, hint }, options }) => (
          <QuestionField
            key={field}
            {...{ kind, label, options }}
            {...(hint && { hint })}
            {...(refused[field] && { error: `Enter ${refused[field]}.` })}
            value={shown[field as keyof Circumstances]}
            onChange={(value) => onAnswers({ ...answers, [field]: value })}
          />
        ))}
      </div>
      {Object.keys(answers).length > 0 && (
        <div>
          <Button tone="quiet" onClick={() => onAnswers({})}>
            Back to what was assumed
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
