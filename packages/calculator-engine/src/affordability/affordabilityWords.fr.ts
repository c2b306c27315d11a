import { purchaseFrench } from "../lenderView/purchase.fr.ts";
import { createWords } from "../words/createWords.ts";
import { french } from "../words/french.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";

/** What the affordability question speaks of. */
export const affordabilityFrench: QuestionVocabularies["affordability"] = {
  lenderView: purchaseFrench,
  figures: {
    annualIncome: "revenu annuel",
    monthlyDebts: "dettes mensuelles",
    debtToIncome: "part du revenu consacrée aux dettes",
    monthlyIncome: "revenu mensuel",
    affordablePayment: "versement abordable",
    affordableMortgage: "prêt hypothécaire abordable",
    maxPrice: "prix maximal",
    lenderMaxPrice: "prix maximal chez un prêteur",
    gds: "rapport d’amortissement brut de la dette (ABD)",
    tds: "rapport d’amortissement total de la dette (ATD)",
    taxesAtClosing: "droits de mutation et taxe sur la prime, au comptant",
  },
  inputs: {
    annualIncome: "un revenu annuel",
    monthlyDebts: "des dettes mensuelles",
  },
  answers: {
    "price-needs-insurance": "le prix maximal exige une assurance prêt hypothécaire",
    "price-needs-no-insurance": "le prix maximal n’exige pas d’assurance prêt hypothécaire",
    "income-carries-mortgage": "le revenu permet un prêt hypothécaire",
    "income-carries-no-mortgage": "le revenu ne permet aucun prêt hypothécaire",
  },
  lender: {
    lenderMaxPrice: ({ amount }) => `Un prêteur s’arrêterait à environ ${amount}`,
  },
  secondLook({ holds, figures }, format) {
    const apart = format.dollars(Math.abs(figures.estimated - figures.financed));
    if (Math.abs(figures.estimated - figures.financed) < 1) {
      return "Un prêteur arriverait au même prix.";
    }
    if (figures.financed > figures.estimated) {
      return `Un prêteur irait plus loin que ce prix, de ${apart}.`;
    }
    return holds
      ? `Un prêteur financerait presque ce prix : il s’arrêterait ${apart} plus bas.`
      : `Un prêteur ne financerait pas ce prix : il s’arrêterait ${apart} plus bas.`;
  },
};

/** What the affordability question and its insight return, in Canadian French. */
export const words: Words = /* @__PURE__ */ createWords(french, {
  affordability: affordabilityFrench,
});
