import type { AffordabilityInputs, AffordabilityResult } from "@simcoe/calculator-engine";
import {
  type AffordabilityCircumstances,
  affordabilityCircumstances,
  affordabilityLenderView,
  affordabilitySecondLook,
  affordabilityTippingPoints,
  explainAffordability,
} from "@simcoe/calculator-engine/insight";
import type { Insight } from "../result/Insight.ts";
import { compoundingQuestion, purchaseQuestions } from "../result/lenderView/purchaseQuestions.ts";
import type { ResultWords } from "../result/resultWords.en.ts";
import { makeField } from "../wizard/Field.ts";
import { AffordabilityPicture } from "./AffordabilityPicture.tsx";
import type { AffordabilityWords } from "./affordability.en.ts";
import { affordabilityNextSteps } from "./affordabilityNextSteps.ts";

export const affordabilityInsight = (
  words: AffordabilityWords,
  shared: ResultWords,
): Insight<AffordabilityInputs, AffordabilityResult, AffordabilityCircumstances> => ({
  Picture: (props) => <AffordabilityPicture {...props} words={words.picture} />,
  explain: explainAffordability,
  headline: "maxPrice",
  lender: {
    assumed: affordabilityCircumstances,
    questions: {
      propertyTaxRate: makeField("percent", words.questions.propertyTaxRate),
      heating: makeField("money", words.questions.heating),
      condoFees: makeField("money", words.questions.condoFees),
      compounding: compoundingQuestion(shared),
      ...purchaseQuestions(shared),
    },
    look: affordabilityLenderView,
  },
  tippingPoints: affordabilityTippingPoints,
  secondLook: affordabilitySecondLook,
  schedules: null,
  nextSteps: affordabilityNextSteps,
});
