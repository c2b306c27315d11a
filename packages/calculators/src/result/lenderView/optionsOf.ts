import type { Option } from "../../wizard/Field.ts";
import type { Question, Questions } from "./Question.ts";

/** The questions in their order, each with the circumstance it asks for. */
export function questionsIn<Inputs, Circumstances>(
  questions: Questions<Inputs, Circumstances>,
): readonly (readonly [name: string, question: Question<Inputs, Circumstances>])[] {
  return Object.entries(questions as Record<string, Question<Inputs, Circumstances>>);
}

/** What a choice offers, given the other answers; nothing for other questions. */
export function optionsOf<Inputs, Circumstances>(
  { kind, choices, options }: Question<Inputs, Circumstances>,
  circumstances: Circumstances,
  inputs: Inputs,
): readonly Option[] | null {
  if (kind !== "choice") return null;
  return choices?.(circumstances, inputs) ?? options ?? [];
}
