import { makeField } from "../../wizard/Field.ts";
import type { ResultWords } from "../resultWords.en.ts";

/** What decides the charge for leaving a mortgage before its term ends. */
export const leavingQuestions = ({ questions, engine }: ResultWords) => ({
  monthsRemaining: makeField("months", questions.monthsRemaining),
  rateType: makeField("choice", { ...questions.rateType, options: engine.rateTypes }),
});
