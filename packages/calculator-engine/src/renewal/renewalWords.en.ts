import { changeEnglish } from "../lenderView/change.en.ts";
import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";
import { renewalRecommendations } from "./renewalEstimate.ts";

/** A figure of a choice: an offer's by its name, without one the blend's. */
const choice = (figure: string) => (offer: string) =>
  offer ? `${figure} with ${offer}` : `${figure} when blended and extended`;

/** What the renewal question speaks of. */
export const renewalEnglish: QuestionVocabularies["renewal"] = {
  lenderView: changeEnglish,
  figures: {
    prepaymentCharge: "charge for leaving early",
    renewalRate: "renewal rate",
    renewalTerm: "renewal term",
    "offers.rate": (offer: string) => `${offer} rate`,
    "offers.term": (offer: string) => `${offer} term`,
    "offers.cashBack": (offer: string) => `${offer} cash back`,
    "offers.fees": (offer: string) => `${offer} fees`,
    shortestTerm: "end of the shortest term",
    monthsAfterShortest: "payments left after the shortest term",
    presentMonthlyRate: "present monthly rate",
    presentPayment: "present payment",
    monthsAfterRenewal: "payments left after the present term",
    balanceAtRenewal: "balance when the present term ends",
    renewalMonthlyRate: "monthly rate after renewal",
    stayPayment: "payment if you stay",
    stayBalance: "balance if you stay, after the shortest term",
    stayCost: "cost of staying, to the end of the shortest term",
    stayCostThen: "cost of staying by then",
    stayCostToEnd: "cost of staying, until it is paid off",
    blendedRate: "blended rate",
    "choice.monthlyRate": choice("monthly rate"),
    "choice.payment": choice("payment"),
    "choice.balance": choice("balance after the shortest term"),
    "choice.cost": choice("cost to the end of the shortest term"),
    "choice.costThen": choice("cost by then"),
    "choice.monthsAfter": choice("payments left after the term"),
    "choice.balanceAfter": choice("balance after the term"),
    "choice.paymentAfter": choice("payment after the term"),
    "choice.costToEnd": choice("cost until it is paid off"),
    renewalSavings: "saved against staying",
    cheaperAfter: "break-even",
    savingsToEnd: "saved until it is paid off",
    lenderRenewalSavings: "gain or loss as a lender counts",
  },
  inputs: {
    prepaymentCharge: "a charge for leaving",
    renewalRate: "a renewal rate",
    renewalTerm: "a renewal term",
    "offers.rate": (offer: string) => `a rate at ${offer}`,
    "offers.term": (offer: string) => `a term at ${offer}`,
    "offers.cashBack": (offer: string) => `cash back from ${offer}`,
    "offers.fees": (offer: string) => `fees at ${offer}`,
  },
  recommendations: renewalRecommendations,
  answers: {
    "switch-better": "switching appears cheaper",
    "stay-better": "staying appears cheaper",
    "blend-better": "blending and extending appears cheaper",
    "offer-cheaper": "that offer costs less than staying",
    "staying-cheaper": "staying costs less than that offer",
  },
  lender: {
    lenderRenewalSavings: ({ amount, isLoss }) =>
      `As a lender counts, you would ${isLoss ? "lose" : "save"} about ${amount} against staying`,
  },
  secondLook({ figures }, format) {
    const { bestOffer, bestOfferToEnd, gain, gainToEnd, gainByWaiting } = figures;
    const named = (offer: string | null) => offer ?? "blending and extending";
    const outcome = (dollars: number) =>
      `${dollars > 0 ? "gains" : "loses"} ${format.dollars(Math.abs(dollars))}`;
    const toEnd = bestOfferToEnd === bestOffer ? "it" : named(bestOfferToEnd);
    const wait =
      gainByWaiting !== null && gainByWaiting > gain
        ? ` Waiting for the ${format.months(figures.monthsRemaining)} left and switching then, without a charge, ${outcome(gainByWaiting)} if the offers still stand.`
        : "";
    return `To the end of the shortest term, ${named(bestOffer)} ${outcome(gain)} against staying; until the mortgage is paid off, renewed at ${format.percent(figures.rateAfter)} after each term, ${toEnd} ${outcome(gainToEnd)}.${wait}`;
  },
};

/** What the renewal question and its insight return, in Canadian English. */
export const words: Words = /* @__PURE__ */ createWords(english, { renewal: renewalEnglish });
