import type { PaymentInputs, PaymentResult } from "@simcoe/calculator-engine";
import {
  explainPayment,
  type PaymentCircumstances,
  paymentCircumstances,
  paymentLenderView,
  paymentSecondLook,
  paymentTippingPoints,
} from "@simcoe/calculator-engine/insight";
import type { Insight } from "../result/Insight.ts";
import { compoundingQuestion, insuranceQuestions } from "../result/lenderView/purchaseQuestions.ts";
import type { ResultWords } from "../result/resultWords.en.ts";
import { makeField } from "../wizard/Field.ts";
import { PaymentPicture } from "./PaymentPicture.tsx";
import type { PaymentWords } from "./payment.en.ts";
import { paymentNextSteps } from "./paymentNextSteps.ts";

export const paymentInsight = (
  words: PaymentWords,
  shared: ResultWords,
): Insight<PaymentInputs, PaymentResult, PaymentCircumstances> => ({
  Picture: (props) => <PaymentPicture {...props} words={words.picture} />,
  explain: explainPayment,
  headline: "monthly",
  lender: {
    assumed: paymentCircumstances,
    questions: {
      homePrice: makeField("money", words.questions.homePrice),
      compounding: compoundingQuestion(shared),
      ...insuranceQuestions(shared),
    },
    look: paymentLenderView,
  },
  tippingPoints: paymentTippingPoints,
  secondLook: paymentSecondLook,
  schedules: ({ loanAmount, interestRate, loanTerm, paymentFrequency }) => [
    {
      name: words.loan,
      principal: loanAmount,
      annualRate: interestRate,
      amortizationYears: loanTerm,
      preferred: paymentFrequency,
      from: {
        principal: "loanAmount",
        annualRate: "interestRate",
        amortizationYears: "loanTerm",
        preferred: "paymentFrequency",
      },
      frequencyNote: words.frequencyNote,
    },
  ],
  nextSteps: paymentNextSteps,
});
