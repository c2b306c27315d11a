import type { AffordabilityInputs, AffordabilityResult } from "@simcoe/calculator-engine";
import {
  type AffordabilityCircumstances,
  affordabilityCircumstances,
  affordabilityLenderView,
  affordabilityTippingPoints,
  explainAffordability,
} from "@simcoe/calculator-engine/insight";
import { affordabilityCarryOn } from "./CarryOn/affordabilityCarryOn.ts";
import { defineInsight } from "./defineInsight.tsx";
import type { Insight } from "./Insight.ts";
import { AffordabilityPicture } from "./pictures/AffordabilityPicture.tsx";
import { compoundingQuestion, purchaseQuestions } from "./purchaseQuestions.ts";

export const affordabilityInsight: Insight<
  AffordabilityInputs,
  AffordabilityResult,
  AffordabilityCircumstances
> = {
  Picture: AffordabilityPicture,
  explain: explainAffordability,
  headline: "maxPrice",
  lender: {
    assumed: affordabilityCircumstances,
    questions: {
      propertyTaxRate: {
        kind: "percent",
        label: "Property tax",
        hint: "Of the price, a year.",
      },
      heating: { kind: "money", label: "Heating", hint: "A month." },
      condoFees: { kind: "money", label: "Condo fees", hint: "A month, if any." },
      compounding: compoundingQuestion,
      ...purchaseQuestions,
    },
    look: affordabilityLenderView,
  },
  tippingPoints: affordabilityTippingPoints,
  secondLook: null,
  schedules: null,
  carryOn: affordabilityCarryOn,
};

export const { InsightSections, secondLook } = defineInsight(affordabilityInsight);
