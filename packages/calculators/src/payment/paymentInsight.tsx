import type { PaymentInputs, PaymentResult } from "@simcoe/calculator-engine";
import {
  explainPayment,
  type PaymentCircumstances,
  paymentCircumstances,
  paymentLenderView,
  paymentTippingPoints,
} from "@simcoe/calculator-engine/insight";
import { paymentCarryOn } from "./CarryOn/paymentCarryOn.ts";
import { defineInsight } from "./defineInsight.tsx";
import type { Insight } from "./Insight.ts";
import { PaymentPicture } from "./pictures/PaymentPicture.tsx";
import { compoundingQuestion, purchaseQuestions } from "./purchaseQuestions.ts";

export const paymentInsight: Insight<PaymentInputs, PaymentResult, PaymentCircumstances> = {
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
  schedules: ({ loanAmount, interestRate, loanTerm, paymentFrequency }) => [
    {
      name: "Mortgage",
      principal: loanAmount,
      annualRate: interestRate,
      amortizationYears: loanTerm,
      preferred: paymentFrequency,
      frequencyNote:
        "The bi-weekly payment of the result compounds interest every two weeks instead, which makes it a little larger than the one here.",
    },
  ],
  carryOn: paymentCarryOn,
};

export const { InsightSections, secondLook } = defineInsight(paymentInsight);
