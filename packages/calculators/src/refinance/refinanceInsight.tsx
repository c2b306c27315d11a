import type { RefinanceInputs, RefinanceResult } from "@simcoe/calculator-engine";
import {
  explainRefinance,
  type RefinanceCircumstances,
  refinanceCircumstances,
  refinanceLenderView,
  refinanceSecondLook,
  refinanceTippingPoints,
} from "@simcoe/calculator-engine/insight";
import type { Insight } from "../result/Insight.ts";
import { leavingQuestions } from "../result/lenderView/leavingQuestions.ts";
import { compoundingQuestion } from "../result/lenderView/purchaseQuestions.ts";
import type { ResultWords } from "../result/resultWords.en.ts";
import { makeField } from "../wizard/Field.ts";
import { RefinancePicture } from "./RefinancePicture.tsx";
import type { RefinanceWords } from "./refinance.en.ts";
import { refinanceNextSteps } from "./refinanceNextSteps.ts";

export const refinanceInsight = (
  words: RefinanceWords,
  shared: ResultWords,
): Insight<RefinanceInputs, RefinanceResult, RefinanceCircumstances> => ({
  Picture: (props) => <RefinancePicture {...props} words={words.picture} />,
  explain: explainRefinance,
  headline: "monthlySavings",
  lender: {
    assumed: refinanceCircumstances,
    questions: {
      ...leavingQuestions(shared),
      comparisonRate: {
        ...makeField("percent", words.questions.comparisonRate),
        matters: ({ rateType, monthsRemaining }) => rateType === "fixed" && monthsRemaining > 0,
      },
      homeValue: makeField("money", words.questions.homeValue),
      compounding: compoundingQuestion(shared),
    },
    look: refinanceLenderView,
    early: ["monthsRemaining", "rateType"],
  },
  tippingPoints: refinanceTippingPoints,
  secondLook: refinanceSecondLook,
  schedules: ({ currentBalance, currentRate, newRate, yearsRemaining }) => {
    const loan = { principal: currentBalance, amortizationYears: yearsRemaining };
    const from = (annualRate: keyof RefinanceInputs) =>
      ({ principal: "currentBalance", annualRate, amortizationYears: "yearsRemaining" }) as const;
    return [
      {
        ...loan,
        name: words.loans.present,
        annualRate: currentRate,
        from: from("currentRate"),
      },
      { ...loan, name: words.loans.new, annualRate: newRate, from: from("newRate") },
    ];
  },
  nextSteps: refinanceNextSteps,
});
