import { purchaseFrench } from "../lenderView/purchase.fr.ts";
import { createWords } from "../words/createWords.ts";
import { french } from "../words/french.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";

/** What the rent-or-buy question speaks of. */
export const rentVsBuyFrench: QuestionVocabularies["rent-vs-buy"] = {
  lenderView: purchaseFrench,
  figures: {
    monthlyRent: "loyer mensuel",
    yearsToStay: "années d’occupation",
    maintenance: "taux d’entretien",
    appreciation: "plus-value annuelle",
    equityShare: "part des versements comptée comme valeur nette",
    monthsOfStay: "mois d’occupation",
    mortgage: "prêt hypothécaire",
    mortgagePayment: "versement hypothécaire",
    upkeep: "impôt foncier et entretien par mois",
    monthlyOwningCost: "coût mensuel de la propriété",
    ownershipCosts: "coûts de la propriété",
    gain: "plus-value",
    equity: "valeur nette accumulée",
    totalBuyingCost: "coût total de l’achat",
    totalRentingCost: "coût total de la location",
    savings: "économie",
    lenderBuyingCost: "coût de l’achat selon un prêteur et un notaire ou avocat",
    cashAtClosing: "comptant à la clôture, mise de fonds comprise",
  },
  inputs: {
    monthlyRent: "un loyer mensuel",
    yearsToStay: "une occupation",
  },
  recommendations: {
    "renting-better": "La location est préférable",
    "buying-better": "L’achat est préférable",
  },
  answers: {
    "renting-better": "la location est préférable",
    "buying-better": "l’achat est préférable",
  },
  lender: {
    lenderBuyingCost: ({ amount, isLoss }) =>
      isLoss
        ? `Selon un prêteur et un avocat ou notaire, l’achat laisserait environ ${amount}`
        : `Selon un prêteur et un avocat ou notaire, l’achat coûterait environ ${amount}`,
  },
  secondLook({ figures }, format) {
    const { yearsToStay, ownerWealth, renterWealth, missing } = figures;
    if (missing > 0) {
      return `Aucun prêteur ne pourrait financer cet achat : il faut ajouter ${format.dollars(missing)} à la mise de fonds.`;
    }
    const ahead = renterWealth > ownerWealth ? "le locataire" : "le propriétaire";
    const by = Math.abs(renterWealth - ownerWealth);
    return `Après ${format.years(yearsToStay)}, le propriétaire détiendrait ${format.dollars(ownerWealth)}, et le locataire qui investit la mise de fonds, les frais de clôture et la différence, ${format.dollars(renterWealth)} : ${ahead} a ${format.dollars(by)} d’avance.`;
  },
};

/** What the rent-or-buy question and its insight return, in Canadian French. */
export const words: Words = /* @__PURE__ */ createWords(french, { "rent-vs-buy": rentVsBuyFrench });
