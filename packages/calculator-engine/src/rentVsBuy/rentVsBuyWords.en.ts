import type { Quantity } from "../quantity.ts";
import { eachBuyerEnglish } from "../words/buyers.en.ts";
import { english } from "../words/english.ts";
import { type Formatter, key } from "../words/Formatter.ts";
import { factsEnglish } from "../words/facts.en.ts";
import { newHomeEnglish, prohibitionEnglish, purchaseEnglish } from "../words/purchase.en.ts";
import type { QuestionWords } from "../words/QuestionWords.ts";
import type { rentVsBuyFigures } from "./explainRentVsBuy.ts";
import { rentVsBuyRecommendations } from "./rentVsBuyEstimate.ts";
import type { RentVsBuyOutcome, rentVsBuyInsight } from "./rentVsBuyInsight.ts";

export type RentVsBuyWords = QuestionWords<
  typeof rentVsBuyInsight,
  typeof rentVsBuyFigures,
  RentVsBuyOutcome,
  "purchase"
>;

type Holdings = Readonly<Record<"years" | "ahead" | "owner" | "renter", Quantity>>;

const because = ({ years, owner, renter }: Holdings, format: Formatter) =>
  `After ${format.about(years)} an owner could hold about ${format.roughly(owner)}. A renter who invests the down payment, the closing costs and the monthly difference could hold about ${format.roughly(renter)}.`;

/** Creates the words of a side that is ahead, from its verb as an order and as a noun. */
const isAhead = (verb: string, doing: string) => ({
  sentence: ({ ahead, years }: Holdings, format: Formatter) =>
    `${verb}. After ${format.about(years)} you could be ahead by about ${key(format.roughly(ahead))}`,
  or: ({ ahead, years }: Holdings, format: Formatter) =>
    `${doing} could be about ${format.roughly(ahead)} ahead after ${format.about(years)}`,
  because,
});

export const rentVsBuyEnglish: RentVsBuyWords = {
  name: "Rent or buy?",
  ...purchaseEnglish,
  figures: {
    monthlyRent: "monthly rent",
    yearsToStay: "years to stay",
    maintenance: "maintenance rate",
    appreciation: "appreciation",
    equityShare: "share of payments kept as equity",
    monthsOfStay: "months of the stay",
    mortgage: "mortgage",
    mortgagePayment: "mortgage payment",
    upkeep: "monthly tax and maintenance",
    monthlyOwningCost: "monthly owning cost",
    ownershipCosts: "ownership costs",
    gain: "gain in value",
    equity: "equity built",
    totalBuyingCost: "total buying cost",
    totalRentingCost: "total renting cost",
    savings: "savings",
    lenderBuyingCost: "cost of buying, as a lender and a lawyer count",
    cashAtClosing: "cash at closing, with the down payment",
    principalRepaid: "principal repaid",
    sellingCosts: "selling costs",
    ownerWealth: "what an owner could hold",
    renterWealth: "what a renter could hold",
  },
  inputs: {
    monthlyRent: "a monthly rent",
    yearsToStay: "a stay",
  },
  recommendations: rentVsBuyRecommendations,
  labels: {
    estimate: "Cost of buying, by the simple formula",
    lender: "Cost of buying, with all that a lender and a lawyer count",
  },
  verdicts: {
    buy: isAhead("Buy", "buying"),
    rent: isAhead("Rent", "renting"),
    close: {
      sentence: ({ years }, format) =>
        `About the same over ${format.about(years)}: neither renting nor buying is clearly ahead`,
      or: () => "about the same",
      because,
    },
    "rent-for-now": {
      sentence: ({ minimum }, format) =>
        `Rent for now: a lender needs at least ${key(format.atLeast(minimum))} down here`,
      or: ({ minimum }, format) =>
        `renting until at least ${format.atLeast(minimum)} could be put down`,
      hinge: ({ shortBy }, format) => `That is ${format.atLeast(shortBy)} more than you plan.`,
    },
    "not-until": prohibitionEnglish,
  },
  outcomes: {
    "renting-better": "renting is ahead",
    "buying-better": "buying is ahead",
    "cannot-buy": "no lender could lend on the purchase",
  },
  facts: {
    ...eachBuyerEnglish,
    ...newHomeEnglish,
    localTaxRate: factsEnglish.propertyTaxRate,
    appreciation: {
      ask: "Gain in value of the home a year",
      hint: "An assumption, not a forecast: what new homes of the province gained a year from 1986 to 2022, by Statistics Canada. Resale prices may have risen faster.",
      condition: (rate) => `the home gains ${rate} a year`,
    },
    investmentReturn: {
      ask: "What savings earn a year, after tax",
      condition: (rate) => `savings earn ${rate} a year`,
    },
    rentIncrease: {
      ask: "How much the rent rises a year",
      hint: "An assumption, not a forecast: the province’s guideline of 2026 where it has one, elsewhere 2%, the Bank of Canada’s inflation target.",
      condition: (rate, value) =>
        value === 0 ? "the rent never rises" : `the rent rises ${rate} a year`,
    },
  },
};

/**
 * Words of the rent-or-buy question and its insight, in Canadian English.
 *
 * @example
 * const answer = rentVsBuyInsight.answer({
 *   homePrice: 650_000, downPayment: 130_000, interestRate: 5.5, monthlyRent: 2_600,
 *   yearsToStay: 5, propertyTaxRate: 1.2,
 * });
 * words.verdict(answer).sentence; // "Rent. After 5 years you could be ahead by about $29,490.…"
 */
export const words = /* @__PURE__ */ english({
  "rent-vs-buy": rentVsBuyEnglish,
});
