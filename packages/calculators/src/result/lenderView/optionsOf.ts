import type { Question, Questions } from "./Question.ts";

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The questions in their order, each with its field. */
export function questionsIn<Inputs, Circumstances>(
  questions: Questions<Inputs, Circumstances>,
): readonly (readonly [field: string, question: Question<Inputs, Circumstances>])[] {
  return Object.entries(questions as Record<string, Question<Inputs, Circumstances>>);
}

/** What a choice offers, given the other answers; nothing for other questions. */
export function optionsOf<Inputs, Circumstances>(
  questions: Questions<Inputs, Circumstances>,
  field: string,
  circumstances: Circumstances,
  inputs: Inputs,
): readonly Option[] | null {
  const question = questionsIn(questions).find(([name]) => name === field)?.[1];
  return question?.kind === "choice" ? question.options(circumstances, inputs) : null;
}
