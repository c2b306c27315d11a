import type { WithQuantities } from "../quantity.ts";
import * as askedFrench from "../words/asked.fr.ts";
import { eachBuyerFrench } from "../words/buyers.fr.ts";
import { asAsked } from "../words/FactWords.ts";
import { key, sentences } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import {
  newHomeFrench,
  notInsuredFrench,
  prohibitionFrench,
  purchaseFrench,
  putDownFrench,
} from "../words/purchase.fr.ts";
import type { VerdictWords } from "../words/QuestionWords.ts";
import type { ClosingFeesWords } from "./closingFeesWords.en.ts";

const bring: VerdictWords<WithQuantities<string, "cash", "show" | "later" | "back">> = {
  sentence: ({ cash, later }, format, confidence) =>
    `Prévoyez ${confidence === "not-checked" ? "au moins " : ""}environ ${key(format.roughly(cash))}${later ? " en tout : les droits de mutation sont facturés après" : " pour l’achat"}`,
  or: ({ cash, back }, format) =>
    `environ ${format.roughly(cash)}${back ? (back.value > 0 ? `, dont ${format.roughly(back)} vous reviennent` : ", dont rien ne vous revient") : ""}`,
  hinge: ({ show, back }, format) =>
    sentences(
      back !== null &&
        back.value > 0 &&
        `De cette somme, environ ${format.roughly(back)} vous reviennent une fois le remboursement demandé.`,
      show && `Ayez ${format.atLeast(show)} d’épargne : un prêteur demande à voir cette somme.`,
    ),
};

export const closingFeesFrench: ClosingFeesWords = {
  name: "Frais de clôture",
  ...purchaseFrench,
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
    cashRequired: "somme nécessaire",
    lenderCashRequired: "somme qu’un notaire ou un avocat demanderait",
    transferTaxAfterRelief: "droits de mutation après allègement",
    registrationFees: "frais d’inscription",
  },
  inputs: {},
  warnings: {
    "below-minimum":
      "La mise de fonds minimale au Canada est de 5 % pour une propriété de moins de 500 000 $",
    "insurance-needed":
      "Avec une mise de fonds de moins de 20 %, il vous faut une assurance prêt hypothécaire (SCHL)",
  },
  labels: {
    estimate: "Somme nécessaire, selon les frais habituels",
    lender: "Somme qu’un notaire ou avocat demanderait",
  },
  verdicts: {
    fits: bring,
    bring,
    "lent-differently": {
      sentence: ({ deal }) =>
        deal === "lot"
          ? "Un terrain se finance autrement : demandez-nous quelle mise de fonds prévoir"
          : "La reprise d’un prêt hypothécaire se calcule autrement : consultez-nous",
      or: () => "consultez-nous, car les prêteurs comptent autrement",
      hinge: ({ deal }) =>
        deal === "lot"
          ? "La SCHL n’assure aucun prêt sur un terrain vacant, et les prêteurs exigent une mise de fonds plus élevée. Les frais ci-dessous sont ceux d’une propriété."
          : "Vous apportez le prix moins le solde du prêt, si son prêteur vous accepte. Les frais ci-dessous sont ceux d’un nouveau prêt.",
      because: () => "",
    },
    "not-until": {
      ...prohibitionFrench,
      because: (verdict, format) =>
        sentences(
          prohibitionFrench.because(verdict, format),
          verdict.cash &&
            `Il faudrait alors environ ${format.roughly(verdict.cash)} pour l’achat, taxes des acheteurs étrangers comprises.`,
        ),
    },
    "put-more-down": {
      ...putDownFrench,
      hinge: () => notInsuredFrench["down-payment"],
      because: () =>
        "Sous 20 % de mise de fonds, un prêt hypothécaire doit être assuré, et c’est le minimum que la loi permet aux assureurs.",
    },
    "above-cap": {
      ...putDownFrench,
      hinge: () => notInsuredFrench["price-cap"],
      because: () => "Sans assurance, un prêteur exige 20 % du prix.",
    },
    "rented-out": {
      ...putDownFrench,
      hinge: () => notInsuredFrench.occupancy,
      because: () => "Sans assurance, un prêteur exige 20 % du prix.",
    },
    "may-not-work": {
      ...putDownFrench,
      hinge: () => notInsuredFrench["right-to-work"],
      because: () =>
        `${notInsuredFrench["right-to-work"]} Sans assurance, un prêteur exige 20 % du prix.`,
    },
    "repay-sooner": {
      sentence: ({ cash, years }, format) =>
        `Prévoyez environ ${key(format.roughly(cash))} pour l’achat, avec un amortissement de ${format.about(years)}`,
      turning: () =>
        "Un seul acheteur d’une première habitation parmi les emprunteurs suffit pour 30 ans.",
      or: ({ cash }, format) => `environ ${format.roughly(cash)}`,
      because: ({ asked, uninsured }, format) =>
        `Sur ${format.about(asked)}, le prêt hypothécaire ne peut pas être assuré ici : il faudrait une mise de fonds de ${format.atLeast(uninsured)}.`,
    },
  },
  outcomes: {
    "cannot-close": "la mise de fonds est inférieure au minimum",
    "insurance-needed": "une assurance prêt hypothécaire est nécessaire",
    "no-insurance-needed": "aucune assurance prêt hypothécaire n’est nécessaire",
  },
  facts: {
    ...eachBuyerFrench,
    ...newHomeFrench,
    deal: {
      ...asAsked(askedFrench.deal),
      condition: {
        home: "vous achetez une propriété",
        lot: "vous achetez un terrain sans bâtiment",
        separation: "vous reprenez la part de votre ex-conjoint selon une entente écrite",
        assumption: "vous reprenez le prêt hypothécaire de la propriété",
      },
    },
    amortizationYears: {
      ask: "Années pour rembourser le prêt hypothécaire",
      hint: "Plus de 25 ans ne peuvent être assurés que pour certains acheteurs.",
      condition: (length) => `le prêt hypothécaire est remboursé en ${length}`,
    },
  },
};

/**
 * Words of the closing fees question and its insight, in Canadian French.
 *
 * @example
 * const answer = closingFeesInsight.answer({
 *   homePrice: 500_000, downPayment: 50_000, loanType: "conventional", province: "ON",
 * });
 * words.verdict(answer).sentence; // "Prévoyez environ 59…"
 */
export const words = /* @__PURE__ */ french({
  "closing-fees": closingFeesFrench,
});
