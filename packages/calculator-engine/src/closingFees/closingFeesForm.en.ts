import * as askedEnglish from "../words/asked.en.ts";
import { formatEnglish } from "../words/Formatter.ts";
import type { FormWords, LoadedWords } from "../words/FormWords.ts";
import { citiesEnglish, provincesEnglish } from "../words/places.en.ts";
import type { Deal } from "./closingFeesCount.ts";
import type {
  ClosingFeesInputs,
  ClosingFeesResult,
  closingFeesFields,
} from "./closingFeesEstimate.ts";
import type { DownPaymentWarning } from "./downPaymentWarning.ts";

const { dollars, share } = formatEnglish;

/** English words of the closingFees question's form and estimate. */
export const closingFeesFormEnglish = {
  title: "Closing Fees",
  loadWords: (): LoadedWords => import("./closingFeesWords.en.ts"),
  fields: {
    homePrice: { label: "Home price", hint: "This should be the agreed purchase price." },
    downPayment: { label: "Down payment" },
    province: { label: "Province", options: provincesEnglish },
  },
  asked: {
    deal: askedEnglish.deal satisfies { readonly options: Readonly<Record<Deal, string>> },
  },
  steps: [
    { title: "What does the home cost?", needs: "To go on, enter a price above $0." },
    {
      title: "What do you put down, and where?",
      needs: "To see the fees, enter a down payment above $0 and below the home price.",
    },
  ],
  calculate: "Calculate Fees",
  rebates: {
    city: "City",
    cities: citiesEnglish,
    elsewhere: "Elsewhere in the province",
    firstHome: "It is my first home",
  },
  resultTitle: "What closing would take",
  downPaymentShare: (percent: number) => `That's ${share(percent)} of the home price`,
  /** Notice on a territory's page, where closing costs are not calculated. */
  territory: {
    title: { YT: "Yukon", NT: "The Northwest Territories", NU: "Nunavut" },
    text: "No land transfer tax is levied there, and what its land titles office charges for registering the title and the mortgage is not known here. So closing there is not counted: ask that office or a lawyer. For a home in a province, choose it below.",
  },
  minimum: (minimum: number) => `The law asks for at least ${dollars(minimum)} at this price.`,
  warning: ({ text }: DownPaymentWarning): string => text,
  figures: {
    cashRequired: "Total cash required",
    landTransferTax: "Land transfer tax",
    mortgageInsurance: "Mortgage default insurance",
    legalFees: "Legal fees",
    homeInspection: "Home inspection",
    appraisal: "Appraisal",
    titleInsurance: "Title insurance",
    totalClosingCosts: "Total closing costs",
    homePrice: "Home price",
    mortgageAmount: "Mortgage amount",
  },
  cashAtClosing: "Cash required at closing",
  downPayment: (percent: number) => `Down payment (${share(percent)})`,
  groups: { costs: "Closing costs", purchase: "Purchase summary" },
  importantNotes: {
    title: "Important notes",
    texts: ({ province }: ClosingFeesInputs) => [
      `These estimates are based on typical costs in ${province === "ON" ? provincesEnglish.ON : province}.`,
      "Tax rates vary by province and municipality.",
      "Some provinces have rebates for first-time buyers.",
      "Other costs exist, such as moving, utility deposits and home insurance.",
      "Consult a lawyer and a mortgage broker.",
    ],
  },
  sentence: (
    { cashRequired, totalClosingCosts }: ClosingFeesResult,
    { downPayment }: ClosingFeesInputs,
  ) =>
    `You would need ${dollars(cashRequired)} in cash: ${dollars(downPayment)} down and ${dollars(totalClosingCosts)} in closing costs.`,
  assumptions: [
    "The land transfer tax is the province's own, for a buyer who gets no rebate. Some cities charge their own on top.",
    "Where mortgage default insurance is needed, its premium is counted as cash. Most lenders let you add it to the mortgage instead.",
    "Legal fees, inspection, appraisal and title insurance are typical amounts, not quotes.",
  ],
  picture: {
    titles: {
      downPayment: "The down payment is most of what you bring.",
      costs: "Taxes and fees are most of what you bring.",
    },
    cost: "Cost",
    amount: "Amount",
    brought: "What you bring",
    downPayment: "Down payment",
    tax: "Taxes",
    fees: "Fees",
    borrowed: "Premium, added to the mortgage",
    summary: (brought: number, borrowed: number) =>
      `You bring ${dollars(brought)} to closing${borrowed > 0 ? `; the insurance premium of ${dollars(borrowed)} is added to the mortgage` : ""}.`,
  },
} satisfies FormWords<typeof closingFeesFields>;

export type ClosingFeesForm = typeof closingFeesFormEnglish;
