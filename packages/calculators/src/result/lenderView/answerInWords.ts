import type { Option } from "../../wizard/Field.ts";
import { entered } from "../answersOf.ts";
import { written } from "../Figure.ts";
import type { ResultWords } from "../resultWords.en.ts";
import type { Question } from "./Question.ts";

/** An answer as it is said: yes, $100, 1.2%, 24 months, Toronto, not known. */
export function answerInWords<Inputs, Circumstances>(
  question: Question<Inputs, Circumstances>,
  value: unknown,
  options: readonly Option[] | null,
  { engine, lender }: ResultWords,
): string {
  if (options) return options.find((option) => option.value === (value ?? ""))?.label ?? "";
  if (value === null) return lender.unknown;
  if (question.kind === "yesNo") return value ? lender.yes : lender.no;
  return written(entered(question, value), engine.format);
}
