import { changeFrench } from "../lenderView/change.fr.ts";
import { createWords } from "../words/createWords.ts";
import { french } from "../words/french.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import type { Words } from "../words/Words.ts";

/** What the refinancing question speaks of. */
export const refinanceFrench: QuestionVocabularies["refinance"] = {
  lenderView: changeFrench,
  figures: {
    currentBalance: "solde actuel",
    currentRate: "taux actuel",
    yearsRemaining: "années restantes",
    closingCosts: "frais de clôture",
    breakEvenLimit: "délai de récupération maximal",
    currentMonthlyRate: "taux mensuel actuel",
    newMonthlyRate: "nouveau taux mensuel",
    currentPayment: "versement actuel",
    breakEvenMonths: "délai de récupération",
    totalSavings: "économie totale",
    lenderTotalSavings: "gain ou perte selon le calcul d’un prêteur",
    interestSavedInTerm: "intérêts économisés d’ici là",
    costOfChanging: "coût du changement, indemnité comprise",
    breakEvenWithCharge: "coût du changement récupéré après",
    refinanceMax: "somme maximale à emprunter sur la propriété",
  },
  inputs: {
    currentBalance: "un solde",
    currentRate: "un taux actuel",
    yearsRemaining: "une durée restante",
    closingCosts: "des frais de clôture",
  },
  recommendations: {
    beneficial: "Le refinancement semble avantageux",
    "not-worth-it": "Le refinancement n’en vaut peut-être pas la peine",
  },
  answers: {
    beneficial: "le refinancement semble avantageux",
    "not-worth-it": "le refinancement n’en vaut peut-être pas la peine",
  },
  lender: {
    lenderTotalSavings: ({ amount, isLoss }) =>
      `Selon le calcul d’un prêteur, vous ${isLoss ? "perdriez" : "économiseriez"} environ ${amount}`,
  },
  secondLook({ figures }, format) {
    const { atRenewal, interestSaved, costs, gain, recoveredAfterMonths } = figures;
    const length = format.months(figures.months);
    const time = atRenewal
      ? `Sur les ${length} qui restent`
      : `Pendant les ${length} restants du terme`;
    const saved = format.dollars(Math.abs(interestSaved));
    const change = `${time}, le refinancement ${interestSaved > 0 ? "économise" : "ajoute"} ${saved} d’intérêts et coûte ${format.dollars(costs)}`;
    if (gain <= 0) return `${change} : une perte de ${format.dollars(-gain)}.`;
    const recovered =
      recoveredAfterMonths === null
        ? ""
        : `, récupérés après ${format.months(recoveredAfterMonths)}`;
    return `${change}${recovered} : un gain de ${format.dollars(gain)}.`;
  },
};

/** What the refinancing question and its insight return, in Canadian French. */
export const words: Words = /* @__PURE__ */ createWords(french, { refinance: refinanceFrench });
