import type { ClosingFeesInputs, ClosingFeesResult } from "@simcoe/calculator-engine";
import {
  type ClosingFeesCircumstances,
  closingFeesCircumstances,
  closingFeesLenderView,
  closingFeesTippingPoints,
  explainClosingFees,
} from "@simcoe/calculator-engine/insight";
import { closingFeesCarryOn } from "./CarryOn/closingFeesCarryOn.ts";
import { defineInsight } from "./defineInsight.tsx";
import type { Insight } from "./Insight.ts";
import { ClosingFeesPicture } from "./pictures/ClosingFeesPicture.tsx";
import { citiesOf, cityQuestion, reliefQuestions } from "./purchaseQuestions.ts";

export const closingFeesInsight: Insight<
  ClosingFeesInputs,
  ClosingFeesResult,
  ClosingFeesCircumstances
> = {
  Picture: ClosingFeesPicture,
  explain: explainClosingFees,
  headline: "cashRequired",
  lender: {
    assumed: closingFeesCircumstances,
    questions: {
      ...reliefQuestions,
      city: { ...cityQuestion, options: (_, { province }) => citiesOf(province) },
      amortizationYears: { kind: "years", label: "Length of the mortgage" },
    },
    look: closingFeesLenderView,
  },
  tippingPoints: closingFeesTippingPoints,
  secondLook: null,
  schedules: null,
  carryOn: closingFeesCarryOn,
};

export const { InsightSections, secondLook } = defineInsight(closingFeesInsight);
