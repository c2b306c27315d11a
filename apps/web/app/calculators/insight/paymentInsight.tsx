import type { PaymentInputs, PaymentResult } from "@simcoe/calculator-engine";
import {
  explainPayment,
  type PaymentCircumstances,
  paymentCircumstances,
  paymentLenderView,
  paymentTippingPoints,
} from "@simcoe/calculator-engine/insight";
import { defineInsight } from "./defineInsight.tsx";
import { PaymentPicture } from "./pictures/PaymentPicture.tsx";
import { compoundingQuestion, purchaseQuestions } from "./purchaseQuestions.ts";

export const InsightSections = defineInsight<PaymentInputs, PaymentResult, PaymentCircumstances>({
  Picture: PaymentPicture,
  explain: explainPayment,
  headline: "monthly",
  lender: {
    assumed: paymentCircumstances,
    questions: {
      homePrice: {
        kind: "money",
        label: "Price of the home",
        hint: "With it, insurance is counted where the down payment is small.",
      },
      compounding: compoundingQuestion,
      ...purchaseQuestions,
    },
    look: paymentLenderView,
  },
  tippingPoints: paymentTippingPoints,
  secondLook: null,
});
