import { purchaseEnglish } from "../lenderView/purchase.en.ts";
import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";

/** What the affordability question speaks of. */
export const affordabilityEnglish: QuestionVocabularies["affordability"] = {
  lenderView: purchaseEnglish,
  figures: {
    annualIncome: "annual income",
    monthlyDebts: "monthly debts",
    debtToIncome: "share of income for debts",
    monthlyIncome: "monthly income",
    affordablePayment: "affordable payment",
    affordableMortgage: "affordable mortgage",
    maxPrice: "maximum price",
    lenderMaxPrice: "maximum price at a lender",
    gds: "housing costs as a share of income (GDS)",
    tds: "all debts as a share of income (TDS)",
    taxesAtClosing: "transfer tax and tax on the premium, in cash",
  },
  inputs: {
    annualIncome: "an annual income",
    monthlyDebts: "monthly debts",
  },
  answers: {
    "price-needs-insurance": "the maximum price needs mortgage default insurance",
    "price-needs-no-insurance": "the maximum price needs no mortgage default insurance",
    "income-carries-mortgage": "the income carries a mortgage",
    "income-carries-no-mortgage": "the income carries no mortgage at all",
  },
  lender: {
    lenderMaxPrice: ({ amount }) => `A lender would stop at about ${amount}`,
  },
  secondLook({ holds, figures }, format) {
    const apart = format.dollars(Math.abs(figures.estimated - figures.financed));
    if (Math.abs(figures.estimated - figures.financed) < 1) {
      return "A lender would come to the same price.";
    }
    if (figures.financed > figures.estimated) {
      return `A lender would go further than this price, by ${apart}.`;
    }
    return holds
      ? `A lender would finance nearly this price: it would stop ${apart} below it.`
      : `A lender would not finance this price: it would stop ${apart} below it.`;
  },
};

/** What the affordability question and its insight return, in Canadian English. */
export const words: Words = /* @__PURE__ */ createWords(english, {
  affordability: affordabilityEnglish,
});
