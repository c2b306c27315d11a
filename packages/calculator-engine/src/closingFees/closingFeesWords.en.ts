import type { VerdictConfidence } from "../insight/Answer.ts";
import type { Short } from "../insight/purchaseCosts.ts";
import type { Quantity } from "../quantity.ts";
import { eachBuyerEnglish } from "../words/buyers.en.ts";
import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { Formatter } from "../words/Formatter.ts";
import { newHomeEnglish, prohibitionEnglish, purchaseEnglish } from "../words/purchase.en.ts";
import type { QuestionWords } from "../words/QuestionWords.ts";
import type { LenderWords } from "../words/SharedVocabulary.ts";
import { key } from "../words/text.ts";
import type { Words } from "../words/Words.ts";
import type { ClosingFeesOutcome, closingFeesInsight } from "./closingFeesInsight.ts";
import { belowMinimum, type DownPaymentWarningId, insuranceNeeded } from "./downPaymentWarning.ts";
import type { closingFeesFigures } from "./explainClosingFees.ts";

export type ClosingFeesWords = QuestionWords<
  typeof closingFeesInsight,
  typeof closingFeesFigures,
  ClosingFeesOutcome
> &
  LenderWords<"purchase"> & {
    readonly warnings: Readonly<Record<DownPaymentWarningId, string>>;
  };

const putDown = ({ minimum, shortBy }: Short, format: Formatter) =>
  `Put down at least ${key(format.atLeast(minimum))} (${format.atLeast(shortBy)} more than you plan)`;

const bringing = (
  { cash }: { readonly cash: Quantity },
  format: Formatter,
  confidence: VerdictConfidence,
) =>
  `Bring ${confidence === "not-checked" ? "at least " : ""}about ${key(format.roughly(cash))} to closing`;

const showing = ({ show }: { readonly show: Quantity | null }, format: Formatter) =>
  show ? `Have ${format.atLeast(show)} ready: a lender asks to see that much in savings.` : "";

const atLeast = ({ minimum }: Short, format: Formatter) =>
  `not with less than ${format.atLeast(minimum)} down`;

export const closingFeesEnglish: ClosingFeesWords = {
  name: "Closing fees",
  ...purchaseEnglish,
  figures: {
    legalPercent: "legal fee rate",
    legalMin: "smallest legal fee",
    legalMax: "largest legal fee",
    homeInspection: "home inspection",
    appraisal: "appraisal",
    titleInsurancePercent: "title insurance rate",
    titleInsuranceMax: "largest title insurance",
    premiumPercent: "premium rate",
    mortgageAmount: "mortgage",
    downPaymentPercent: "down payment share",
    landTransferTax: "land transfer tax",
    legalFees: "legal fees",
    titleInsurance: "title insurance",
    mortgageInsurance: "mortgage default insurance",
    totalClosingCosts: "total closing costs",
    cashRequired: "cash required",
    lenderCashRequired: "cash a lawyer would ask for",
    transferTaxAfterRelief: "land transfer tax after relief",
    registrationFees: "registration fees",
  },
  inputs: {},
  warnings: {
    "below-minimum": belowMinimum.text,
    "insurance-needed": insuranceNeeded.text,
  },
  labels: {
    estimate: "Cash required, by typical fees",
    lender: "Cash a lawyer would ask for",
  },
  verdicts: {
    fits: {
      hinge: showing,
      sentence: bringing,
      or: ({ cash }, format) => `about ${format.roughly(cash)}`,
    },
    bring: {
      hinge: showing,
      sentence: bringing,
      or: ({ cash }, format) => `about ${format.roughly(cash)}`,
    },
    "not-until": {
      sentence: prohibitionEnglish.sentence,
      or: prohibitionEnglish.or,
      because: (verdict, format) =>
        verdict.cash
          ? `${prohibitionEnglish.exceptions(verdict, format)} You could then need about ${format.roughly(verdict.cash)} to close, taxes on buyers from abroad included.`
          : prohibitionEnglish.exceptions(verdict, format),
    },
    "put-more-down": {
      sentence: putDown,
      or: atLeast,
      hinge: () => "At this down payment the mortgage cannot be insured.",
      because: () =>
        "With less than 20% down a mortgage has to be insured, and this is the least that the law allows insurers.",
    },
    "above-cap": {
      sentence: putDown,
      or: atLeast,
      hinge: () => "At this price no mortgage can be insured.",
      because: () => "Without insurance a lender needs 20% down.",
    },
    "rented-out": {
      sentence: putDown,
      or: atLeast,
      hinge: () => "The mortgage on a home that is rented out cannot be insured.",
      because: () => "Without insurance a lender needs 20% down.",
    },
    "repay-sooner": {
      sentence: ({ cash, years }, format) =>
        `Bring about ${key(format.roughly(cash))} to closing and plan to repay within ${format.about(years)}`,
      or: ({ cash }, format) => `about ${format.roughly(cash)}`,
      because: ({ asked, uninsured }, format) =>
        `Over ${format.about(asked)} the mortgage cannot be insured here: it would need ${format.atLeast(uninsured)} down. One first-time buyer among the borrowers is enough for 30 years.`,
    },
  },
  outcomes: {
    "cannot-close": "the down payment is below the minimum",
    "insurance-needed": "mortgage default insurance is needed",
    "no-insurance-needed": "no mortgage default insurance is needed",
  },
  facts: {
    ...eachBuyerEnglish,
    ...newHomeEnglish,
    amortizationYears: {
      ask: "Years to repay the mortgage",
      hint: "More than 25 can be insured for some buyers only.",
      condition: (length) => `the mortgage is repaid over ${length}`,
    },
  },
};

/**
 * Words of the closing fees question and its insight, in Canadian English.
 *
 * @example
 * const answer = closingFeesInsight.answer({
 *   homePrice: 500_000, downPayment: 50_000, loanType: "conventional", province: "ON",
 * });
 * words.verdict(answer).sentence; // "Bring about $59,290 to closing.…"
 */
export const words: Words = /* @__PURE__ */ createWords(english, {
  "closing-fees": closingFeesEnglish,
});
