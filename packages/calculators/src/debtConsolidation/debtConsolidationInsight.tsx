import type { DebtConsolidationInputs, DebtConsolidationResult } from "@simcoe/calculator-engine";
import {
  type DebtConsolidationCircumstances,
  debtConsolidationCircumstances,
  debtConsolidationLenderView,
  debtConsolidationSecondLook,
  debtConsolidationTippingPoints,
  explainDebtConsolidation,
} from "@simcoe/calculator-engine/insight";
import type { Insight } from "../result/Insight.ts";
import { leavingQuestions } from "../result/lenderView/leavingQuestions.ts";
import { compoundingQuestion } from "../result/lenderView/purchaseQuestions.ts";
import type { ResultWords } from "../result/resultWords.en.ts";
import { makeField } from "../wizard/Field.ts";
import { DebtConsolidationPicture } from "./DebtConsolidationPicture.tsx";
import type { DebtConsolidationWords } from "./debtConsolidation.en.ts";
import { debtConsolidationNextSteps } from "./debtConsolidationNextSteps.ts";

const hasMortgage = ({ mortgageBalance }: DebtConsolidationCircumstances) => mortgageBalance > 0;

export const debtConsolidationInsight = (
  words: DebtConsolidationWords,
  shared: ResultWords,
): Insight<DebtConsolidationInputs, DebtConsolidationResult, DebtConsolidationCircumstances> => {
  const { questions } = words;
  const leaving = leavingQuestions(shared);
  return {
    Picture: (props) => <DebtConsolidationPicture {...props} words={words.picture} />,
    explain: explainDebtConsolidation,
    headline: "monthlySavings",
    lender: {
      assumed: debtConsolidationCircumstances,
      questions: {
        homeValue: makeField("money", questions.homeValue),
        mortgageBalance: makeField("money", questions.mortgageBalance),
        mortgageRate: { ...makeField("percent", questions.mortgageRate), matters: hasMortgage },
        monthsRemaining: { ...leaving.monthsRemaining, matters: hasMortgage },
        rateType: { ...leaving.rateType, matters: hasMortgage },
        refinanceCosts: makeField("money", questions.refinanceCosts),
        compounding: compoundingQuestion(shared),
      },
      look: debtConsolidationLenderView,
    },
    tippingPoints: debtConsolidationTippingPoints,
    secondLook: debtConsolidationSecondLook,
    schedules: null,
    nextSteps: debtConsolidationNextSteps,
  };
};
