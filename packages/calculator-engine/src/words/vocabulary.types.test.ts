import { expectTypeOf, test } from "vitest";
import type { FigureId } from "../figures.ts";
import { bridgeEnglish } from "../lenderView/lenderView.en.ts";
import { paymentEnglish } from "../payment/paymentWords.en.ts";
import type { AnswerId, AnySecondLook, LenderFigureId, RecommendationId } from "../questions.ts";
import type { InputId } from "../tippingPoints/tippingInput.ts";
import type { QuestionVocabularies } from "./QuestionVocabularies.ts";
import type { SharedVocabulary } from "./SharedVocabulary.ts";

type Question = keyof QuestionVocabularies;

/** The ids that some question has words for. */
type Said<Part extends string> = {
  [Id in Question]: QuestionVocabularies[Id] extends Readonly<Record<Part, infer Words>>
    ? keyof Words
    : never;
}[Question];

/** Compiled, never run: each directive fails the build if the line beneath it is accepted. */
export function misuse() {
  const { compounding, ...bridge } = bridgeEnglish;
  // @ts-expect-error a difference without words
  const steps: SharedVocabulary["bridge"] = bridge;
  const { monthly, ...named } = paymentEnglish.figures;
  // @ts-expect-error a figure of the question without a name
  const figures: QuestionVocabularies["payment"]["figures"] = named;
  const unheard = { "wait-and-see": "waiting is better" };
  // @ts-expect-error an answer that the question never gives
  const answers: Partial<QuestionVocabularies["payment"]["answers"]> = unheard;
  const { payment, ...others }: Record<Question, unknown> = {} as QuestionVocabularies;
  // @ts-expect-error a question without words
  const questions: Record<Question, unknown> = others;
  return { compounding, monthly, payment, steps, figures, answers, questions };
}

test("whatever the engine returns has words with its question or with all", () => {
  expectTypeOf<keyof SharedVocabulary["figures"] | Said<"figures">>().toEqualTypeOf<FigureId>();
  expectTypeOf<keyof SharedVocabulary["inputs"] | Said<"inputs">>().toEqualTypeOf<InputId>();
  expectTypeOf<Said<"answers">>().toEqualTypeOf<AnswerId>();
  expectTypeOf<Said<"lender">>().toEqualTypeOf<LenderFigureId>();
  expectTypeOf<Said<"recommendations">>().toEqualTypeOf<RecommendationId>();
});

test("a question and its second look have the same id", () => {
  expectTypeOf<Question>().toEqualTypeOf<AnySecondLook["id"]>();
});
