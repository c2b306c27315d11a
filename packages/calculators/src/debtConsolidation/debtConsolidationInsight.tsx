import type { DebtConsolidationInputs, DebtConsolidationResult } from "@simcoe/calculator-engine";
import {
  type DebtConsolidationCircumstances,
  debtConsolidationCircumstances,
  debtConsolidationLenderView,
  debtConsolidationSecondLook,
  debtConsolidationTippingPoints,
  explainDebtConsolidation,
} from "@simcoe/calculator-engine/insight";
import { debtConsolidationCarryOn } from "./CarryOn/debtConsolidationCarryOn.ts";
import { defineInsight } from "./defineInsight.tsx";
import type { Insight } from "./Insight.ts";
import { leavingQuestions } from "./leavingQuestions.ts";
import { DebtConsolidationPicture } from "./pictures/DebtConsolidationPicture.tsx";
import { compoundingQuestion } from "./purchaseQuestions.ts";

const hasMortgage = ({ mortgageBalance }: DebtConsolidationCircumstances) => mortgageBalance > 0;

export const debtConsolidationInsight: Insight<
  DebtConsolidationInputs,
  DebtConsolidationResult,
  DebtConsolidationCircumstances
> = {
  Picture: DebtConsolidationPicture,
  explain: explainDebtConsolidation,
  headline: "monthlySavings",
  lender: {
    assumed: debtConsolidationCircumstances,
    questions: {
      homeValue: {
        kind: "money",
        label: "Value of the home",
        hint: "With it, you see how much of the debts fits under the limit.",
      },
      mortgageBalance: {
        kind: "money",
        label: "Owed on the present mortgage",
        hint: "0 if there is none.",
      },
      mortgageRate: {
        kind: "percent",
        label: "Rate of the present mortgage",
        matters: hasMortgage,
      },
      monthsRemaining: { ...leavingQuestions.monthsRemaining, matters: hasMortgage },
      rateType: { ...leavingQuestions.rateType, matters: hasMortgage },
      refinanceCosts: {
        kind: "money",
        label: "Costs of refinancing",
        hint: "The lawyer, the appraisal and the discharge.",
      },
      compounding: compoundingQuestion,
    },
    look: debtConsolidationLenderView,
  },
  tippingPoints: debtConsolidationTippingPoints,
  secondLook: debtConsolidationSecondLook,
  schedules: null,
  carryOn: debtConsolidationCarryOn,
};

export const { InsightSections, secondLook } = defineInsight(debtConsolidationInsight);
