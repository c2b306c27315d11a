import type { RefinanceInputs, RefinanceResult } from "@simcoe/calculator-engine";
import {
  explainRefinance,
  type RefinanceCircumstances,
  refinanceCircumstances,
  refinanceLenderView,
  refinanceSecondLook,
  refinanceTippingPoints,
} from "@simcoe/calculator-engine/insight";
import { refinanceCarryOn } from "./CarryOn/refinanceCarryOn.ts";
import { defineInsight } from "./defineInsight.tsx";
import type { Insight } from "./Insight.ts";
import { leavingQuestions } from "./leavingQuestions.ts";
import { RefinancePicture } from "./pictures/RefinancePicture.tsx";
import { compoundingQuestion } from "./purchaseQuestions.ts";

export const refinanceInsight: Insight<RefinanceInputs, RefinanceResult, RefinanceCircumstances> = {
  Picture: RefinancePicture,
  explain: explainRefinance,
  headline: "monthlySavings",
  lender: {
    assumed: refinanceCircumstances,
    questions: {
      ...leavingQuestions,
      comparisonRate: {
        kind: "percent",
        label: "Your lender's comparison rate",
        hint: "Its own rate for the time left. Left empty, it is the new rate.",
        matters: ({ rateType, monthsRemaining }) => rateType === "fixed" && monthsRemaining > 0,
      },
      homeValue: {
        kind: "money",
        label: "Value of the home",
        hint: "With it, you see how much can be borrowed on it.",
      },
      compounding: compoundingQuestion,
    },
    look: refinanceLenderView,
  },
  tippingPoints: refinanceTippingPoints,
  secondLook: refinanceSecondLook,
  schedules: ({ currentBalance, currentRate, newRate, yearsRemaining }) => {
    const loan = { principal: currentBalance, amortizationYears: yearsRemaining };
    return [
      { ...loan, name: "Present mortgage", annualRate: currentRate },
      { ...loan, name: "New mortgage", annualRate: newRate },
    ];
  },
  carryOn: refinanceCarryOn,
};

export const { InsightSections, secondLook } = defineInsight(refinanceInsight);
