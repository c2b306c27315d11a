import type { RentVsBuyInputs, RentVsBuyResult } from "@simcoe/calculator-engine";
import {
  explainRentVsBuy,
  type RentVsBuyCircumstances,
  rentVsBuyCircumstances,
  rentVsBuyLenderView,
  rentVsBuySecondLook,
  rentVsBuyTippingPoints,
} from "@simcoe/calculator-engine/insight";
import type { Insight } from "../result/Insight.ts";
import { compoundingQuestion, purchaseQuestions } from "../result/lenderView/purchaseQuestions.ts";
import type { ResultWords } from "../result/resultWords.en.ts";
import { RentVsBuyPicture } from "./RentVsBuyPicture.tsx";
import type { RentVsBuyWords } from "./rentVsBuy.en.ts";
import { rentVsBuyNextSteps } from "./rentVsBuyNextSteps.ts";

export const rentVsBuyInsight = (
  words: RentVsBuyWords,
  shared: ResultWords,
): Insight<RentVsBuyInputs, RentVsBuyResult, RentVsBuyCircumstances> => ({
  Picture: (props) => <RentVsBuyPicture {...props} words={words.picture} />,
  explain: explainRentVsBuy,
  headline: "savings",
  lender: {
    assumed: rentVsBuyCircumstances,
    questions: { ...purchaseQuestions(shared), compounding: compoundingQuestion(shared) },
    look: rentVsBuyLenderView,
  },
  tippingPoints: rentVsBuyTippingPoints,
  secondLook: rentVsBuySecondLook,
  schedules: null,
  nextSteps: rentVsBuyNextSteps,
});
