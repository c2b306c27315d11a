import {
  dollars,
  type LeavingInputs,
  type LeavingResult,
  leaving,
} from "@mortgage-kit/calculator-engine";
import type { LeavingForm } from "@mortgage-kit/calculator-engine/form/en/leaving";
import { type ViewMaker, viewOf } from "../makeView.ts";
import { cents, summaryOf } from "../result/Figure.ts";

/**
 * Creates the view of the leaving calculator: the charge for leaving and the month to leave in.
 *
 * @example
 * leavingView(leavingFormEnglish, en).title; // "What Leaving Costs"
 */
export const leavingView: ViewMaker<LeavingForm, LeavingInputs, LeavingResult> = viewOf(
  (words: LeavingForm) => ({
    calculator: leaving,
    stepFacts: { step: 2, asked: words.asked },
    loadResult: async () => (await import("./LeavingResult.tsx")).leavingResult(words),
    summarize: summaryOf(words, [
      ["threeMonthsInterest", dollars],
      ["monthlyInterest", cents],
    ]),
  }),
);
