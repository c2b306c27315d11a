import * as askedEnglish from "../words/asked.en.ts";
import { eachBuyerEnglish } from "../words/buyers.en.ts";
import { english } from "../words/english.ts";
import { asAsked } from "../words/FactWords.ts";
import { key } from "../words/Formatter.ts";
import {
  fewGoBeyond,
  newHomeEnglish,
  notInsuredEnglish,
  prohibitionEnglish,
  purchaseEnglish,
  putDownEnglish,
} from "../words/purchase.en.ts";
import type { QuestionWords } from "../words/QuestionWords.ts";
import type { homeIncomeFigures } from "./explainHomeIncome.ts";
import type { HomeIncomeVerdict, homeIncomeInsight } from "./homeIncomeInsight.ts";

export type HomeIncomeWords = QuestionWords<
  typeof homeIncomeInsight,
  typeof homeIncomeFigures,
  HomeIncomeVerdict["id"],
  "purchase"
>;

export const homeIncomeEnglish: HomeIncomeWords = {
  name: "What income does this home take?",
  ...purchaseEnglish,
  figures: {
    monthlyDebts: "monthly debts",
    debtToIncome: "share of income for debts",
    houseLoan: "mortgage before insurance",
    housePayment: "mortgage payment",
    incomeByRule: "yearly income by the rule",
    incomeAtLender: "yearly income that a lender asks",
    cashForHome: "cash for down payment and closing",
    gds: "housing costs as a share of income (GDS)",
    tds: "all debts as a share of income (TDS)",
    taxesAtClosing: "transfer tax and tax on the premium, in cash",
  },
  inputs: {},
  labels: {
    estimate: "Income a year, by the 32% rule",
    lender: "Income a year that a bank would ask",
  },
  verdicts: {
    earn: {
      sentence: ({ income }, format) =>
        `This home takes an income of about ${key(format.roughly(income))} a year`,
      or: ({ income, cash }, format) =>
        `about ${format.roughly(income)} a year, ${format.roughly(cash)} in cash`,
      hinge: ({ cash, shorter, longest, rentShare }, format) =>
        `${shorter ? `Repaid over ${format.about(shorter)}, because it cannot be insured for longer. ` : ""}You also need about ${format.roughly(cash)} in cash, closing costs included.${longest ? ` ${fewGoBeyond(longest, format)}` : ""}${rentShare ? ` Its rent is not counted: lenders count about ${format.about(rentShare)} of it.` : ""}`,
    },
    "put-more-down": { ...putDownEnglish, hinge: ({ cause }) => notInsuredEnglish[cause] },
    "not-until": prohibitionEnglish,
  },
  outcomes: {
    earn: "a lender could lend",
    "put-more-down": "no lender could lend at any income",
    "not-until": "the law forbids the purchase",
  },
  facts: {
    ...eachBuyerEnglish,
    ...newHomeEnglish,
    coSignerHome: {
      ...asAsked(askedEnglish.coSignerHome),
      condition: (amount) => `a co-signer's own home costs ${amount} a month`,
    },
  },
};

/**
 * Words of the question on the income that a home takes, in Canadian English.
 *
 * @example
 * const answer = homeIncomeInsight.answer({
 *   homePrice: 500_000, downPayment: 50_000, interestRate: 4.5, loanTerm: 25, monthlyDebts: 0,
 * });
 * words.verdict(answer).sentence; // "This home takes an income of about $114,100 a year."
 */
export const words = /* @__PURE__ */ english({
  "home-income": homeIncomeEnglish,
});
