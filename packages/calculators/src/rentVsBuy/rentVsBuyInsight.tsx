import type { RentVsBuyInputs, RentVsBuyResult } from "@simcoe/calculator-engine";
import {
  explainRentVsBuy,
  type RentVsBuyCircumstances,
  rentVsBuyCircumstances,
  rentVsBuyLenderView,
  rentVsBuySecondLook,
  rentVsBuyTippingPoints,
} from "@simcoe/calculator-engine/insight";
import { rentVsBuyCarryOn } from "./CarryOn/rentVsBuyCarryOn.ts";
import { defineInsight } from "./defineInsight.tsx";
import type { Insight } from "./Insight.ts";
import { RentVsBuyPicture } from "./pictures/RentVsBuyPicture.tsx";
import { compoundingQuestion, purchaseQuestions } from "./purchaseQuestions.ts";

export const rentVsBuyInsight: Insight<RentVsBuyInputs, RentVsBuyResult, RentVsBuyCircumstances> = {
  Picture: RentVsBuyPicture,
  explain: explainRentVsBuy,
  headline: "savings",
  lender: {
    assumed: rentVsBuyCircumstances,
    questions: { ...purchaseQuestions, compounding: compoundingQuestion },
    look: rentVsBuyLenderView,
  },
  tippingPoints: rentVsBuyTippingPoints,
  secondLook: rentVsBuySecondLook,
  schedules: null,
  carryOn: rentVsBuyCarryOn,
};

export const { InsightSections, secondLook } = defineInsight(rentVsBuyInsight);
