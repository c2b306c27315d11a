import * as askedFrench from "../words/asked.fr.ts";
import { formatFrench } from "../words/Formatter.ts";
import { breakEvenLimit, type RefinanceInputs, type RefinanceResult } from "./refinanceEstimate.ts";

import type { RefinanceForm, SavingsShown } from "./refinanceForm.en.ts";

const { cents, dollars, months, years } = formatFrench;

const recommendations: Record<RefinanceResult["recommendationId"], string> = {
  beneficial: "Le refinancement semble avantageux",
  "not-worth-it": "Le refinancement n’en vaut peut-être pas la peine",
};
const advice = ({ recommendationId }: RefinanceResult) => recommendations[recommendationId];

/** French words of the refinance question's form and estimate. */
export const refinanceFormFrench: RefinanceForm = {
  title: "Devrais-je refinancer?",
  loadWords: () => import("./refinanceWords.fr.ts"),
  fields: {
    currentBalance: {
      label: "Solde hypothécaire actuel",
      hint: "Ce que vous devez encore, selon votre dernier relevé.",
    },
    currentRate: { label: "Taux d’intérêt actuel" },
    newRate: { label: "Nouveau taux d’intérêt" },
    yearsRemaining: {
      label: "Amortissement restant",
      hint: "Jusqu’au remboursement complet du prêt, et non jusqu’à son renouvellement.",
    },
    closingCosts: {
      label: "Frais de refinancement",
      hint: "Les frais sont habituellement de 2 000 $ à 5 000 $. Ajoutez l’indemnité de remboursement anticipé, s’il y en a une.",
    },
  },
  asked: { monthsRemaining: askedFrench.monthsRemaining, purpose: askedFrench.refinancePurpose },
  steps: [
    {
      title: "Que devez-vous aujourd’hui?",
      needs: "Pour continuer, entrez un solde supérieur à 0 $.",
    },
    {
      title: "Quels taux comparez-vous?",
      needs: "Pour continuer, entrez deux taux supérieurs à 0 %.",
    },
    {
      title: "Combien d’années reste-t-il, et combien coûte le changement?",
      needs:
        "Pour voir les économies, entrez un nombre d’années supérieur à 0 et des frais de 0 $ ou plus.",
    },
  ],
  resultTitle: "Ce que le refinancement changerait",
  figures: {
    monthlySavings: "Économie mensuelle",
    currentPayment: "Versement actuel",
    newPayment: "Nouveau versement",
    breakEvenMonths: "Délai de récupération",
    totalSavings: "Économie totale",
  },
  notes: {
    breakEvenMonths: (_: unknown, { monthlySavings }: RefinanceResult) =>
      monthlySavings > 0 ? "" : "Le nouveau versement n’est pas plus bas : il n’y en a pas",
    totalSavings: ({ yearsRemaining }: RefinanceInputs) =>
      `En ${years(yearsRemaining)}, frais déduits`,
  },
  advice,
  because: ({ monthlySavings, breakEvenMonths }: RefinanceResult) =>
    monthlySavings <= 0
      ? "Le nouveau versement ne serait pas plus bas que le versement actuel."
      : `Les économies couvrent les frais après ${months(breakEvenMonths)}; la limite retenue ici est de ${months(breakEvenLimit)}.`,
  sentence: (result: RefinanceResult, { yearsRemaining }: RefinanceInputs) =>
    `${advice(result)} : le versement passerait de ${cents(result.currentPayment)} à ${cents(result.newPayment)} par mois, pour une économie totale de ${dollars(result.totalSavings)} en ${years(yearsRemaining)}.`,
  assumptions: [
    "Les deux versements portent sur le même solde et la même durée; aucune somme additionnelle n’est empruntée.",
    "Les deux taux restent les mêmes jusqu’au remboursement complet du prêt, et les intérêts sont composés chaque mois.",
    "L’indemnité pour quitter le prêt actuel avant la fin du terme n’est pas comptée, à moins que vous ne l’ayez ajoutée aux frais. Elle peut atteindre des milliers de dollars; le calcul d’un prêteur, sous le résultat, l’estime.",
    `Le refinancement semble avantageux lorsqu’il couvre ses frais en moins de ${months(breakEvenLimit)}.`,
  ],
  picture: {
    titles: {
      nothing: "Changer maintenant ne fait économiser aucun intérêt.",
      less: "Changer maintenant coûte plus cher.",
      more: "Les intérêts économisés couvrent les frais.",
      later: "Au renouvellement, aucune indemnité n’est exigée.",
    },
    part: "Élément",
    amount: "Montant",
    saved: "Intérêts économisés",
    more: "Intérêts de plus",
    refused: {
      title: "Le solde est trop élevé pour un autre prêteur.",
      owed: "Solde actuel",
      payDown: "À rembourser d’abord",
    },
    charge: "Indemnité de remboursement anticipé",
    closingCosts: "Autres frais",
    gained: "Gain en tout",
    lost: "Coût en tout",
    summary: ({ months: lasts, saved, costs, waits, recovered }: SavingsShown) => {
      if (waits) {
        return `Changer au renouvellement fait économiser ${dollars(saved)} d’intérêts sur ${months(lasts)}, pour ${dollars(costs)} de frais.`;
      }
      if (saved <= 0) {
        return `Sur ${months(lasts)}, changer maintenant coûterait ${dollars(-saved)} d’intérêts de plus, sans compter ${dollars(costs)} de frais.`;
      }
      if (recovered === null) {
        return `Sur ${months(lasts)}, changer maintenant fait économiser ${dollars(saved)} d’intérêts, moins que les ${dollars(costs)} de frais.`;
      }
      return `Les intérêts économisés couvrent les ${dollars(costs)} de frais après ${months(recovered)} et atteignent ${dollars(saved)} sur ${months(lasts)}.`;
    },
  },
  equityLoans: {
    title: "Un deuxième prêt à la place",
    line: "Par marge de crédit ou en deuxième rang",
  },
  loans: { present: "Prêt actuel", new: "Nouveau prêt" },
};
