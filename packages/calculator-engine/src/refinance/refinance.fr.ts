import type { Formatter } from "../words/Formatter.ts";
import type { RefinanceSecondLook } from "./refinanceSecondLook.ts";

/** What the refinancing question speaks of. */
export const refinanceFrench = {
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
    lenderTotalSavings: "économie totale chez un prêteur",
    breakEvenWithCharge: "délai de récupération, indemnité comprise",
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
  secondLook({ figures }: RefinanceSecondLook, format: Formatter) {
    const { gain, monthsAhead, recoveredAfterMonths } = figures;
    const outcome = `Sur les ${format.months(monthsAhead)} qui restent, le refinancement fait ${gain > 0 ? "gagner" : "perdre"} ${format.dollars(Math.abs(gain))} en dollars d’aujourd’hui`;
    return recoveredAfterMonths === null
      ? `${outcome}; ses frais ne sont jamais récupérés.`
      : `${outcome}; ses frais sont récupérés après ${format.months(recoveredAfterMonths)}.`;
  },
};
