import { FieldControl } from "../../wizard/FieldControl.tsx";
import type { Dated, LenderQuestions } from "../Insight.ts";
import { useResultWords } from "../ResultWordsProvider.tsx";
import type { AskedQuestion } from "./askedQuestions.ts";
import type { Answers, Look } from "./lookWith.ts";

interface QuestionFieldProps<Inputs, Circumstances extends Dated> {
  lender: LenderQuestions<Inputs, Circumstances>;
  look: Look<Circumstances>;
  asked: AskedQuestion<Inputs, Circumstances>;
  answers: Answers<Circumstances>;
  onAnswers: (answers: Answers<Circumstances>) => void;
}

/** One question of a lender's, holding what was answered or what is assumed. */
export function QuestionField<Inputs, Circumstances extends Dated>(
  props: QuestionFieldProps<Inputs, Circumstances>,
) {
  const { lender, look, asked, answers, onAnswers } = props;
  const { engine } = useResultWords();
  const { name, question, options } = asked;
  const refused = look.refused[name];
  const shown = { ...lender.assumed, ...look.used, ...keptAsTyped(answers) };
  return (
    <FieldControl
      name={name}
      field={options ? { ...question, options } : question}
      {...(refused && { error: engine.issue(refused) })}
      value={shown[name as keyof Circumstances]}
      onChange={(value) => onAnswers({ ...answers, [name]: value === "" ? null : value })}
    />
  );
}

/** Numbers stay in their fields as they were typed, usable or not. */
function keptAsTyped<Circumstances>(answers: Answers<Circumstances>): Answers<Circumstances> {
  const typed = Object.entries(answers).filter(([, answer]) => typeof answer !== "string");
  return Object.fromEntries(typed) as Answers<Circumstances>;
}
