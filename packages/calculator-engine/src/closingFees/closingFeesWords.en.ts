import type { WithQuantities } from "../quantity.ts";
import * as askedEnglish from "../words/asked.en.ts";
import { eachBuyerEnglish } from "../words/buyers.en.ts";
import { english } from "../words/english.ts";
import { asAsked } from "../words/FactWords.ts";
import { key, sentences } from "../words/Formatter.ts";
import {
  newHomeEnglish,
  notInsuredEnglish,
  prohibitionEnglish,
  purchaseEnglish,
  putDownEnglish,
} from "../words/purchase.en.ts";
import type { QuestionWords, VerdictWords } from "../words/QuestionWords.ts";
import type {
  ClosingFeesOutcome,
  closingFeesFigures,
  closingFeesInsight,
} from "./closingFeesInsight.ts";
import { belowMinimum, type DownPaymentWarningId, insuranceNeeded } from "./downPaymentWarning.ts";

export type ClosingFeesWords = QuestionWords<
  typeof closingFeesInsight,
  typeof closingFeesFigures,
  ClosingFeesOutcome,
  "purchase"
> & {
  readonly warnings: Readonly<Record<DownPaymentWarningId, string>>;
};

const bring: VerdictWords<WithQuantities<string, "cash", "show" | "later" | "back">> = {
  sentence({ cash, later }, format, confidence) {
    const amount = `${confidence === "not-checked" ? "at least " : ""}about ${key(format.roughly(cash))}`;
    return later
      ? `Set aside ${amount} in all: the transfer duty is billed later`
      : `Bring ${amount} to closing`;
  },
  or: ({ cash, back }, format) =>
    `about ${format.roughly(cash)}${back ? `, and ${back.value > 0 ? format.roughly(back) : "none"} of it comes back` : ""}`,
  hinge: ({ show, back }, format) =>
    sentences(
      back !== null &&
        back.value > 0 &&
        `About ${format.roughly(back)} of it comes back once you claim the rebate.`,
      show && `Have ${format.atLeast(show)} ready: a lender asks to see that much in savings.`,
    ),
};

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
    fits: bring,
    bring,
    "lent-differently": {
      sentence: ({ deal }) =>
        deal === "lot"
          ? "Land is lent on differently: ask us how much to put down"
          : "A mortgage that you take over works differently: ask us",
      or: () => "ask us, as lenders count it differently",
      hinge: ({ deal }) =>
        deal === "lot"
          ? "CMHC insures no loan on vacant land, and lenders ask for more down. The costs below are a home's."
          : "You bring the price less what the mortgage still owes, if its lender accepts you. The costs below are those of a new mortgage.",
      because: () => "",
    },
    "not-until": {
      ...prohibitionEnglish,
      because: (verdict, format) =>
        sentences(
          prohibitionEnglish.because(verdict, format),
          verdict.cash &&
            `You could then need about ${format.roughly(verdict.cash)} to close, taxes on buyers from abroad included.`,
        ),
    },
    "put-more-down": {
      ...putDownEnglish,
      hinge: () => notInsuredEnglish["down-payment"],
      because: () =>
        "With less than 20% down a mortgage has to be insured, and this is the least that the law allows insurers.",
    },
    "above-cap": {
      ...putDownEnglish,
      hinge: () => notInsuredEnglish["price-cap"],
      because: () => "Without insurance a lender needs 20% down.",
    },
    "rented-out": {
      ...putDownEnglish,
      hinge: () => notInsuredEnglish.occupancy,
      because: () => "Without insurance a lender needs 20% down.",
    },
    "may-not-work": {
      ...putDownEnglish,
      hinge: () => notInsuredEnglish["right-to-work"],
      because: () =>
        `${notInsuredEnglish["right-to-work"]} Without insurance a lender needs 20% down.`,
    },
    "repay-sooner": {
      sentence: ({ cash, years }, format) =>
        `Bring about ${key(format.roughly(cash))} to closing and plan to repay within ${format.about(years)}`,
      turning: () => "One first-time buyer among the borrowers is enough for 30 years.",
      or: ({ cash }, format) => `about ${format.roughly(cash)}`,
      because: ({ asked, uninsured }, format) =>
        `Over ${format.about(asked)} the mortgage cannot be insured here: it would need ${format.atLeast(uninsured)} down.`,
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
    deal: {
      ...asAsked(askedEnglish.deal),
      condition: {
        home: "you buy a home",
        lot: "you buy land without a home",
        separation: "you take over a spouse's share by written agreement",
        assumption: "you take over the home's mortgage",
      },
    },
    amortizationYears: {
      ask: "Years to repay the mortgage",
      hint: "More than 25 can be insured only for some buyers.",
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
export const words = /* @__PURE__ */ english({
  "closing-fees": closingFeesEnglish,
});
