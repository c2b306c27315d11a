import type { ClosingFeesInputs, ClosingFeesResult } from "@simcoe/calculator-engine";
import {
  type ClosingFeesCircumstances,
  closingFeesCircumstances,
  closingFeesLenderView,
  closingFeesSecondLook,
  closingFeesTippingPoints,
  explainClosingFees,
} from "@simcoe/calculator-engine/insight";
import type { Insight } from "../result/Insight.ts";
import { placeQuestions, reliefQuestions } from "../result/lenderView/purchaseQuestions.ts";
import type { ResultWords } from "../result/resultWords.en.ts";
import { makeField } from "../wizard/Field.ts";
import { ClosingFeesPicture } from "./ClosingFeesPicture.tsx";
import type { ClosingFeesWords } from "./closingFees.en.ts";
import { closingFeesNextSteps } from "./closingFeesNextSteps.ts";

export const closingFeesInsight = (
  words: ClosingFeesWords,
  shared: ResultWords,
): Insight<ClosingFeesInputs, ClosingFeesResult, ClosingFeesCircumstances> => ({
  Picture: (props) => <ClosingFeesPicture {...props} words={words.picture} />,
  explain: explainClosingFees,
  headline: "cashRequired",
  lender: {
    assumed: closingFeesCircumstances,
    questions: {
      ...reliefQuestions(shared),
      ...placeQuestions(
        shared,
        (_: ClosingFeesCircumstances, { province }: ClosingFeesInputs) => province,
      ),
      amortizationYears: makeField("years", words.questions.amortizationYears),
    },
    look: closingFeesLenderView,
  },
  tippingPoints: closingFeesTippingPoints,
  secondLook: closingFeesSecondLook,
  notes: (check) => {
    if (check.id !== "closing-fees") return {};
    const { missing, publishedPremium, estimatedPremium } = check.figures;
    const premium = words.publishedPremium(publishedPremium);
    return {
      ...(missing > 0 && { cashRequired: words.couldNotClose, cashAtClosing: words.couldNotClose }),
      ...(publishedPremium !== estimatedPremium && { mortgageInsurance: premium }),
    };
  },
  schedules: null,
  nextSteps: closingFeesNextSteps,
});
