import * as askedFrench from "../words/asked.fr.ts";
import { eachBuyerFrench } from "../words/buyers.fr.ts";
import { asAsked } from "../words/FactWords.ts";
import { key } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import {
  fewGoBeyond,
  newHomeFrench,
  notInsuredFrench,
  prohibitionFrench,
  purchaseFrench,
  putDownFrench,
} from "../words/purchase.fr.ts";
import type { HomeIncomeWords } from "./homeIncomeWords.en.ts";

export const homeIncomeFrench: HomeIncomeWords = {
  name: "Quel revenu pour cette propriété?",
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
      or: ({ income, cash }, format) =>
        `environ ${format.roughly(income)} par année, ${format.roughly(cash)} à prévoir`,
      hinge: ({ cash, shorter, longest, rentShare }, format) =>
        `${shorter ? `Sur ${format.about(shorter)}, car le prêt ne peut pas être assuré sur une période plus longue. ` : ""}Prévoyez aussi environ ${format.roughly(cash)} pour l’achat, frais compris.${longest ? ` ${fewGoBeyond(longest, format)}` : ""}${rentShare ? ` Le loyer n’est pas compté : un prêteur en compte environ ${format.about(rentShare)}.` : ""}`,
    },
    "put-more-down": { ...putDownFrench, hinge: ({ cause }) => notInsuredFrench[cause] },
    "not-until": prohibitionFrench,
  },
  outcomes: {
    earn: "un prêteur pourrait prêter",
    "put-more-down": "aucun prêteur ne pourrait prêter, quel que soit le revenu",
    "not-until": "la loi interdit l’achat",
  },
  facts: {
    ...eachBuyerFrench,
    ...newHomeFrench,
    coSignerHome: {
      ...asAsked(askedFrench.coSignerHome),
      condition: (amount) => `la propriété d’un cosignataire coûte ${amount} par mois`,
    },
  },
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
