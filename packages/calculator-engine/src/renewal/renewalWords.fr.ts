import { changeFrench } from "../lenderView/change.fr.ts";
import { createWords } from "../words/createWords.ts";
import { french } from "../words/french.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";

/** A figure of a choice: an offer's by its name, without one the blend's. */
const choice = (figure: string) => (offer: string) =>
  offer ? `${figure} avec ${offer}` : `${figure} avec le taux mixte`;

/** What the renewal question speaks of. */
export const renewalFrench: QuestionVocabularies["renewal"] = {
  lenderView: changeFrench,
  figures: {
    prepaymentCharge: "indemnité pour partir avant la fin du terme",
    renewalRate: "taux de renouvellement",
    renewalTerm: "terme du renouvellement",
    "offers.rate": (offer: string) => `taux de ${offer}`,
    "offers.term": (offer: string) => `terme de ${offer}`,
    "offers.cashBack": (offer: string) => `remise en argent de ${offer}`,
    "offers.fees": (offer: string) => `frais de ${offer}`,
    shortestTerm: "fin du terme le plus court",
    monthsAfterShortest: "versements restants après le terme le plus court",
    presentMonthlyRate: "taux mensuel actuel",
    presentPayment: "versement actuel",
    monthsAfterRenewal: "versements restants après le terme actuel",
    balanceAtRenewal: "solde à la fin du terme actuel",
    renewalMonthlyRate: "taux mensuel après le renouvellement",
    stayPayment: "versement si vous restez",
    stayBalance: "solde si vous restez, après le terme le plus court",
    stayCost: "coût si vous restez, jusqu’à la fin du terme le plus court",
    stayCostThen: "coût si vous restez, à ce moment",
    stayCostToEnd: "coût si vous restez, jusqu’au remboursement complet",
    blendedRate: "taux mixte",
    "choice.monthlyRate": choice("taux mensuel"),
    "choice.payment": choice("versement"),
    "choice.balance": choice("solde après le terme le plus court"),
    "choice.cost": choice("coût jusqu’à la fin du terme le plus court"),
    "choice.costThen": choice("coût à ce moment"),
    "choice.monthsAfter": choice("versements restants après le terme"),
    "choice.balanceAfter": choice("solde après le terme"),
    "choice.paymentAfter": choice("versement après le terme"),
    "choice.costToEnd": choice("coût jusqu’au remboursement complet"),
    renewalSavings: "économie par rapport à rester",
    cheaperAfter: "seuil de rentabilité",
    savingsToEnd: "économie jusqu’au remboursement complet",
    lenderRenewalSavings: "gain ou perte selon le calcul d’un prêteur",
  },
  inputs: {
    prepaymentCharge: "une indemnité",
    renewalRate: "un taux de renouvellement",
    renewalTerm: "un terme de renouvellement",
    "offers.rate": (offer: string) => `un taux chez ${offer}`,
    "offers.term": (offer: string) => `un terme chez ${offer}`,
    "offers.cashBack": (offer: string) => `une remise de ${offer}`,
    "offers.fees": (offer: string) => `des frais chez ${offer}`,
  },
  recommendations: {
    "switch-better": "Changer de prêteur semble moins coûteux",
    "stay-better": "Rester chez votre prêteur semble moins coûteux",
    "blend-better": "Combiner les taux et prolonger le terme semble moins coûteux",
  },
  answers: {
    "switch-better": "changer de prêteur semble moins coûteux",
    "stay-better": "rester chez votre prêteur semble moins coûteux",
    "blend-better": "combiner les taux et prolonger le terme semble moins coûteux",
    "offer-cheaper": "cette offre coûte moins que de rester",
    "staying-cheaper": "rester coûte moins que cette offre",
  },
  lender: {
    lenderRenewalSavings: ({ amount, isLoss }) =>
      `Selon le calcul d’un prêteur, vous ${isLoss ? "perdriez" : "économiseriez"} environ ${amount} par rapport à rester`,
  },
  secondLook({ figures }, format) {
    const { bestOffer, bestOfferToEnd, gain, gainToEnd, gainByWaiting } = figures;
    const named = (offer: string | null) =>
      offer === null ? "le taux mixte" : `l’offre « ${offer} »`;
    const outcome = (dollars: number) =>
      `${dollars > 0 ? "fait gagner" : "fait perdre"} ${format.dollars(Math.abs(dollars))}`;
    const same = bestOffer === null ? "il" : "elle";
    const toEnd = bestOfferToEnd === bestOffer ? same : named(bestOfferToEnd);
    const wait =
      gainByWaiting !== null && gainByWaiting > gain
        ? ` Attendre les ${format.months(figures.monthsRemaining)} qui restent et changer ensuite, sans indemnité, ${outcome(gainByWaiting)} si les offres tiennent toujours.`
        : "";
    return `Jusqu’à la fin du terme le plus court, ${named(bestOffer)} ${outcome(gain)} par rapport à rester; jusqu’au remboursement complet, avec un renouvellement à ${format.percent(figures.rateAfter)} après chaque terme, ${toEnd} ${outcome(gainToEnd)}.${wait}`;
  },
};

/** What the renewal question and its insight return, in Canadian French. */
export const words: Words = /* @__PURE__ */ createWords(french, { renewal: renewalFrench });
