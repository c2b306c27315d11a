import { eachBuyerFrench } from "../words/buyers.fr.ts";
import { key } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import { newHomeFrench, prohibitionFrench, purchaseFrench } from "../words/purchase.fr.ts";
import type { HomeIncomeWords } from "./homeIncomeWords.en.ts";

const causes = {
  "down-payment": "Au-dessous, aucun prêteur ne peut prêter, quel que soit le revenu.",
  "price-cap": "Une propriété de ce prix ne peut pas être assurée.",
  occupancy: "Une propriété que vous n’habitez pas ne peut pas être assurée.",
  amortization: "Un prêt de cette durée ne peut pas être assuré.",
} as const;

export const homeIncomeFrench: HomeIncomeWords = {
  name: "Quel revenu faut-il pour cette propriété?",
  ...purchaseFrench,
  figures: {
    monthlyDebts: "dettes mensuelles",
    debtToIncome: "part du revenu pour les dettes",
    houseLoan: "prêt avant assurance",
    housePayment: "versement hypothécaire",
    incomeByRule: "revenu annuel selon la règle",
    incomeAtLender: "revenu annuel exigé par un prêteur",
    cashForHome: "somme à prévoir pour l’achat, mise de fonds comprise",
    gds: "rapport d’amortissement brut de la dette (ABD)",
    tds: "rapport d’amortissement total de la dette (ATD)",
    taxesAtClosing: "droits de mutation et taxe sur la prime, au comptant",
  },
  inputs: {},
  labels: {
    estimate: "Revenu annuel, selon la règle de 32 %",
    lender: "Revenu annuel qu’une banque exigerait",
  },
  verdicts: {
    earn: {
      sentence: ({ income }, format) =>
        `Cette propriété exige un revenu d’environ ${key(format.roughly(income))} par année`,
      or: ({ income }, format) => `un revenu d’environ ${format.roughly(income)} par année`,
      hinge: ({ cash, shorter }, format) =>
        `${shorter ? `Remboursé sur ${format.about(shorter)}, puisque le prêt ne peut pas être assuré plus longtemps. ` : ""}Et environ ${format.roughly(cash)} à prévoir pour l’achat, frais compris.`,
    },
    "put-more-down": {
      sentence: ({ shortBy }, format) =>
        `Versez d’abord ${key(format.atLeast(shortBy))} de plus : aucun revenu ne suffit`,
      or: ({ minimum }, format) => `pas avec moins de ${format.atLeast(minimum)} de mise de fonds`,
      hinge: ({ cause }) => causes[cause],
    },
    "not-until": prohibitionFrench,
  },
  outcomes: {
    earn: "un prêteur pourrait prêter",
    "put-more-down": "aucun prêteur ne pourrait prêter, quel que soit le revenu",
    "not-until": "la loi interdit l’achat",
  },
  facts: { ...eachBuyerFrench, ...newHomeFrench },
};

/**
 * Words of the question on the income that a home takes, in Canadian French.
 *
 * @example
 * words.language; // "fr"
 */
export const words = /* @__PURE__ */ french({
  "home-income": homeIncomeFrench,
});
