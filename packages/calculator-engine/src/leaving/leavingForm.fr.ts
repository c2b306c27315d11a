import * as askedFrench from "../words/asked.fr.ts";
import { formatFrench } from "../words/Formatter.ts";
import type { LeavingMonth } from "./leavingCount.ts";
import { type LeavingInputs, type LeavingResult, ruleOfThumbMonths } from "./leavingEstimate.ts";
import type { LeavingForm } from "./leavingForm.en.ts";

const { dollars, length, months, percent } = formatFrench;

/** French words of the leaving question's form and estimate. */
export const leavingFormFrench: LeavingForm = {
  title: "Coût d’un remboursement anticipé",
  loadWords: () => import("./leavingWords.fr.ts"),
  fields: {
    balance: {
      label: "Solde hypothécaire",
      hint: "Ce que vous devez encore, selon votre dernier relevé.",
    },
    currentRate: { label: "Taux d’intérêt actuel" },
    yearsRemaining: {
      label: "Amortissement restant",
      hint: "Jusqu’au remboursement complet du prêt, et non jusqu’à la fin du terme.",
    },
    monthsRemaining: {
      label: "Mois restants du terme actuel",
      hint: "Jusqu’au renouvellement; 0 si le terme arrive à échéance.",
    },
    method: {
      label: "Calcul de l’indemnité par votre prêteur",
      hint: "Votre contrat nomme la méthode. Les grandes banques emploient la première.",
      options: {
        "discounted-posted": "Grande banque : taux affiché moins votre rabais",
        "contract-rate": "La plupart des autres : votre taux moins celui du jour",
        "three-months": "Taux variable : trois mois d’intérêts seulement",
        "present-value": "Certaines caisses : valeur actualisée des intérêts perdus",
      },
    },
  },
  asked: { reason: askedFrench.leavingReason },
  steps: [
    {
      title: "Que devez-vous aujourd’hui?",
      needs:
        "Pour continuer, entrez un solde supérieur à 0 $, un taux supérieur à 0 % et un nombre d’années supérieur à 0.",
    },
    {
      title: "Combien de temps reste-t-il au terme, et comment l’indemnité est-elle calculée?",
      needs: "Pour voir l’indemnité, entrez le nombre de mois restants du terme, de 0 à 120.",
    },
  ],
  resultTitle: "Coût d’un remboursement anticipé",
  figures: {
    threeMonthsInterest: "Trois mois d’intérêts",
    monthlyInterest: "Intérêts par mois",
  },
  notes: {
    threeMonthsInterest: "Sur le solde d’aujourd’hui",
    monthlyInterest: ({ currentRate }: LeavingInputs) => `À ${percent(currentRate)} par année`,
  },
  sentence: ({ threeMonthsInterest }: LeavingResult, { balance }: LeavingInputs) =>
    `Selon la règle simple, le remboursement anticipé coûte trois mois d’intérêts, soit ${dollars(threeMonthsInterest)} sur ${dollars(balance)}.`,
  assumptions: [
    `La règle simple compte les intérêts de ${months(ruleOfThumbMonths)} sur le solde d’aujourd’hui. Un taux fixe coûte souvent plus : le calcul du prêteur, ci-dessous, suit la méthode de votre contrat.`,
    "Pour les mois à venir, les taux du prêteur restent ceux d’aujourd’hui, et vous continuez de payer comme maintenant. Personne ne connaît les taux à venir.",
    "Les frais d’un nouveau prêt, comme le notaire ou la quittance, sont les mêmes chaque mois et ne sont pas comptés.",
  ],
  picture: {
    titles: {
      now: "Chaque mois d’attente coûte plus cher.",
      later: "Rembourser plus tard coûte le moins cher.",
      end: "Attendre la fin du terme coûte le moins cher.",
    },
    month: "Mois",
    charge: "Indemnité",
    withInterest: "Intérêts de plus et indemnité",
    summary: (now: LeavingMonth, cheapest: LeavingMonth, highest: LeavingMonth) =>
      [
        `Aujourd’hui, l’indemnité est de ${dollars(now.charge)}.`,
        highest.charge > now.charge * 1.05
          ? `Elle atteint son maximum dans ${length(highest.month)}, à ${dollars(highest.charge)} : la courbe saute quand le prêteur compare avec le taux d’un autre terme.`
          : "Elle diminue à mesure que le terme avance; la courbe saute quand le prêteur compare avec le taux d’un autre terme.",
        cheapest.month > 0
          ? `Le remboursement coûte le moins cher dans ${length(cheapest.month)}, ${cheapest.cost < 0 ? `avec ${dollars(-cheapest.cost)} d’économie` : `à ${dollars(cheapest.cost)}`}.`
          : "Aucun mois à venir ne coûte moins cher.",
      ].join(" "),
  },
  reminder: (charge) => ({
    title: "Rembourser le prêt : l’indemnité est moins élevée dès aujourd’hui",
    text: `Selon votre calcul, l’indemnité est d’environ ${dollars(charge)} à partir d’aujourd’hui. Demandez le montant exact par écrit à votre prêteur avant de signer quoi que ce soit.`,
  }),
  statement: {
    title: "Ce que dit votre relevé annuel",
    line: "Où se trouve chaque nombre de cette page dans la lettre de votre prêteur",
    intro:
      "Une fois par année, une banque ou un autre prêteur sous réglementation fédérale vous dit ce que vous pouvez rembourser sans indemnité, quand une indemnité s’applique et comment elle est calculée. Les caisses provinciales et les prêteurs privés le font selon leur contrat.",
    items: [
      "Le solde, le taux et le jour où le terme prend fin : les premières réponses de cette page.",
      "Ce que vous pouvez encore rembourser cette année sans indemnité : versez-le d’abord, et indiquez-le sous « Dites-nous-en plus ».",
      "La méthode de calcul, et le rabais sur le taux affiché que vous avez obtenu à la signature.",
      "Le taux de comparaison, ou l’endroit où le trouver : entrez le taux du prêteur pour le terme le plus proche du temps qui reste.",
      "Ce qui peut changer l’indemnité : un mois ou un jour plus tard, le prêteur peut comparer avec un terme plus court.",
      "La remise en argent à rendre et les frais de quittance, qui s’ajoutent.",
    ],
    ask: "Avant de décider, demandez le montant exact par écrit, avec la date jusqu’à laquelle il est valable.",
    source: "La ligne directrice fédérale sur le remboursement anticipé",
    url: "https://www.canada.ca/fr/agence-consommation-matiere-financiere/services/industrie/ligne-directrices-commissaire/directive-9.html",
  },
};
