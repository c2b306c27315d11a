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
  const answer = answers[name as keyof Circumstances];
  // It stands there as it was given, usable or not, but for a choice that is no longer offered.
  const isOffered = options?.some(({ value }) => value === answer) ?? false;
  const isShown = answer !== undefined && (typeof answer !== "string" || isOffered);
  return (
    <FieldControl
      name={name}
      field={options ? { ...question, options } : question}
      {...(refused && { error: engine.issue(refused) })}
      value={isShown ? answer : lender.assumed[name as keyof Circumstances]}
      onChange={(value) => onAnswers({ ...answers, [name]: value === "" ? null : value })}
    />
  );
}
