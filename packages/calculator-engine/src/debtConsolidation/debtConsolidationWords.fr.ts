import { changeFrench } from "../lenderView/change.fr.ts";
import { createWords } from "../words/createWords.ts";
import { french } from "../words/french.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";

/** What the consolidation question speaks of. */
export const debtConsolidationFrench: QuestionVocabularies["debt-consolidation"] = {
  lenderView: changeFrench,
  figures: {
    "debts.balance": (debt) => `solde (${debt})`,
    "debts.payment": (debt) => `versement (${debt})`,
    "debts.rate": (debt) => `taux (${debt})`,
    newTerm: "nouvelle durée",
    currentTotalBalance: "solde total",
    currentTotalPayment: "total des versements actuels",
    averageRate: "taux moyen, pondéré selon les soldes",
    currentInterest: "intérêts aux taux actuels",
    newInterest: "intérêts du nouveau prêt",
    interestSavings: "économie d’intérêts",
    lenderInterestSavings: "économie d’intérêts chez un prêteur, frais payés",
    fittingDebts: "dettes qui entrent sous la limite",
    paymentOnFitting: "nouveau versement mensuel pour ces dettes",
  },
  inputs: {
    "debts.balance": (debt) => `un solde (${debt})`,
    "debts.payment": (debt) => `un versement (${debt})`,
    "debts.rate": (debt) => `un taux (${debt})`,
    newTerm: "une nouvelle durée",
  },
  recommendations: {
    "highly-recommended": "Fortement recommandé - économies chaque mois et à long terme",
    "good-for-cash-flow": "Bon pour les liquidités - réduit les versements mensuels",
    "consider-carefully": "À examiner avec soin - les économies sont incertaines",
  },
  answers: {
    "highly-recommended": "le regroupement fait économiser chaque mois et à long terme",
    "good-for-cash-flow": "le regroupement ne fait que réduire les versements mensuels",
    "consider-carefully": "le regroupement pourrait ne rien faire économiser",
    "debt-cheaper-paid-off":
      "rembourser cette dette directement coûte moins d’intérêts que le nouveau prêt",
    "debt-cheaper-in-loan": "cette dette coûte moins d’intérêts dans le nouveau prêt",
  },
  lender: {
    lenderInterestSavings: ({ amount, isLoss }) =>
      `Selon le calcul d’un prêteur, les intérêts coûteraient environ ${amount} de ${isLoss ? "plus" : "moins"}`,
  },
  secondLook({ figures }, format) {
    const { debts, share, interestAsNow, monthsAsNow, costs } = figures;
    if (share === 0)
      return "Aucune des dettes ne pourrait être refinancée : la propriété est déjà trop grevée.";
    const interest = format.dollars(figures.interestConsolidated);
    const length = format.months(figures.monthsConsolidated);
    const toMake = costs > 0 ? ` et ${format.dollars(costs)} de frais` : "";
    const part =
      share < 1
        ? ` Le calcul porte sur la part des dettes qui entre sous la limite, ${format.share(share * 100)}.`
        : "";
    if (interestAsNow === null || monthsAsNow === null) {
      const endless = format.list(debts.flatMap((debt) => (debt.payOff ? [] : [debt.name])));
      return `Au rythme actuel, ceci ne serait jamais remboursé, car le versement ne dépasse pas les intérêts : ${endless}. Le nouveau prêt prend fin après ${length}, avec ${interest} d’intérêts${toMake}.${part}`;
    }
    const more = figures.interestConsolidated + costs - interestAsNow;
    return `Au rythme actuel, les dettes coûtent ${format.dollars(interestAsNow)} d’intérêts et sont remboursées en ${format.months(monthsAsNow)}; le nouveau prêt coûte ${interest} sur ${length}${toMake}, soit ${format.dollars(Math.abs(more))} de ${more > 0 ? "plus" : "moins"}.${part}`;
  },
};

/** What the consolidation question and its insight return, in Canadian French. */
export const words: Words = /* @__PURE__ */ createWords(french, {
  "debt-consolidation": debtConsolidationFrench,
});
