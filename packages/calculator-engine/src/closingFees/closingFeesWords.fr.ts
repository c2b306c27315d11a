import { purchaseFrench } from "../lenderView/purchase.fr.ts";
import { createWords } from "../words/createWords.ts";
import { french } from "../words/french.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";

/** What the closing fees question speaks of. */
export const closingFeesFrench: QuestionVocabularies["closing-fees"] = {
  lenderView: purchaseFrench,
  figures: {
    legalPercent: "taux des frais juridiques",
    legalMin: "frais juridiques minimaux",
    legalMax: "frais juridiques maximaux",
    homeInspection: "inspection de la propriété",
    appraisal: "évaluation",
    titleInsurancePercent: "taux de l’assurance titres",
    titleInsuranceMax: "assurance titres maximale",
    premiumPercent: "taux de la prime",
    mortgageAmount: "prêt hypothécaire",
    downPaymentPercent: "part de la mise de fonds",
    landTransferTax: "droits de mutation immobilière",
    legalFees: "frais juridiques",
    titleInsurance: "assurance titres",
    mortgageInsurance: "assurance prêt hypothécaire",
    totalClosingCosts: "total des frais de clôture",
    cashRequired: "comptant nécessaire",
    lenderCashRequired: "comptant qu’un avocat ou un notaire demanderait",
    transferTaxAfterRelief: "droits de mutation après allègement",
  },
  inputs: {},
  warnings: {
    "below-minimum":
      "La mise de fonds minimale au Canada est de 5 % pour une propriété de moins de 500 000 $",
    "insurance-needed":
      "Avec une mise de fonds de moins de 20 %, il vous faut une assurance prêt hypothécaire (SCHL)",
  },
  answers: {
    "below-minimum": "la mise de fonds est sous le minimum",
    "insurance-needed": "une assurance prêt hypothécaire est nécessaire",
    "no-insurance-needed": "aucune assurance prêt hypothécaire n’est nécessaire",
  },
  lender: {
    lenderCashRequired: ({ amount }) =>
      `Un avocat ou un notaire demanderait environ ${amount} au comptant`,
  },
  secondLook({ figures }, format) {
    const { estimated, asked, minimum, missing } = figures;
    if (missing > 0) {
      return `Cet achat ne pourrait pas se conclure : la mise de fonds minimale est de ${format.dollars(minimum)}, et il en manque ${format.dollars(missing)}.`;
    }
    const apart = format.dollars(Math.abs(asked - estimated));
    if (Math.abs(asked - estimated) < 1) {
      return `La mise de fonds atteint les ${format.dollars(minimum)} exigés par la loi, et un avocat ou un notaire demanderait la même somme au comptant.`;
    }
    return `La mise de fonds atteint les ${format.dollars(minimum)} exigés par la loi, et un avocat ou un notaire demanderait ${apart} de ${asked > estimated ? "plus" : "moins"} au comptant.`;
  },
};

/** What the closing fees question and its insight return, in Canadian French. */
export const words: Words = /* @__PURE__ */ createWords(french, {
  "closing-fees": closingFeesFrench,
});
