import type { Option } from "../../wizard/Field.ts";
import type { Dated, LenderQuestions } from "../Insight.ts";
import type { Look } from "./lookWith.ts";
import { optionsOf, questionsIn } from "./optionsOf.ts";
import type { Question } from "./Question.ts";

export interface AskedQuestion<Inputs, Circumstances> {
  readonly name: string;
  readonly question: Question<Inputs, Circumstances>;
  /** What a choice offers; `null` for other questions. */
  readonly options: readonly Option[] | null;
}

/** The questions that the other answers leave to ask, in their order. */
export function askedQuestions<Inputs, Circumstances extends Dated>(
  { questions }: LenderQuestions<Inputs, Circumstances>,
  inputs: Inputs,
  { circumstances }: Look<Circumstances>,
): readonly AskedQuestion<Inputs, Circumstances>[] {
  return questionsIn(questions)
    .filter(([, { matters }]) => matters?.(circumstances, inputs) ?? true)
    .map(([name, question]) => ({
      name,
      question,
      options: optionsOf(question, circumstances, inputs),
    }))
    .filter(({ options }) => options === null || options.length > 0);
}
