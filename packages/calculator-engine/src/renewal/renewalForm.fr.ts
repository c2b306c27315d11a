import * as askedFrench from "../words/asked.fr.ts";
import { capitalize, formatFrench } from "../words/Formatter.ts";
import type { RenewalCost, RenewalResult } from "./renewalEstimate.ts";
import type { RenewalForm } from "./renewalForm.en.ts";

const { cents, dollars, months, percent, years } = formatFrench;

const recommendations: Record<RenewalResult["recommendationId"], string> = {
  "switch-better": "Changer de prêteur semble moins coûteux",
  "stay-better": "Rester chez votre prêteur semble moins coûteux",
  "blend-better": "Combiner les taux et prolonger le terme semble moins coûteux",
};
const advice = ({ recommendationId }: RenewalResult) => recommendations[recommendationId];

const blending = "Combiner et prolonger";
const best = ({ bestOffer }: RenewalResult) =>
  bestOffer === null ? blending.toLowerCase() : `l’offre « ${bestOffer} »`;
const lessOrMore = (saved: number) =>
  `${dollars(Math.abs(saved))} de ${saved > 0 ? "moins" : "plus"}`;

/** French words of the renewal question's form and estimate. */
export const renewalFormFrench: RenewalForm = {
  title: "Renouvellement hypothécaire",
  loadWords: () => import("./renewalWords.fr.ts"),
  fields: {
    balance: {
      label: "Solde hypothécaire",
      hint: "Ce que vous devez encore, selon votre dernier relevé.",
    },
    currentRate: { label: "Taux d’intérêt actuel" },
    renewalRate: {
      label: "Taux offert par votre prêteur",
      hint: "Pour le prochain terme, selon son offre de renouvellement.",
    },
    monthsRemaining: {
      label: "Mois restants du terme actuel",
      hint: "0 si le terme arrive à échéance.",
    },
    yearsRemaining: {
      label: "Amortissement restant",
      hint: "Jusqu’au remboursement complet du prêt, et non jusqu’à la fin du terme. Votre relevé l’indique.",
    },
    renewalTerm: { label: "Durée du terme offert" },
    prepaymentCharge: {
      label: "Indemnité de remboursement anticipé",
      hint: "0 à l’échéance. S’il reste des mois, demandez le montant à votre prêteur; d’ici là, le résultat l’estime.",
    },
    "offers.name": { label: "Nom de l’offre", hint: "Laissez vide s’il n’y en a pas." },
    "offers.annualRate": { label: "Taux d’intérêt" },
    "offers.termYears": { label: "Durée du terme" },
    "offers.cashBack": { label: "Remise en argent", hint: "Ce que le prêteur vous verse." },
    "offers.fees": {
      label: "Frais",
      hint: "Notaire ou avocat, évaluation, quittance.",
    },
  },
  asked: { paymentToday: askedFrench.paymentToday, otherLoan: askedFrench.otherLoan },
  rows: {
    offers: {
      numbered: (position: number) => `Autre offre ${position}`,
      add: "Ajouter une offre",
      remove: (name: string) => `Retirer « ${name} »`,
      removed: (name: string) => `« ${name} » a été retirée.`,
      inShort: ({ annualRate, termYears, cashBack, fees }: Readonly<Record<string, string>>) =>
        `${annualRate} pour ${termYears}, remise en argent de ${cashBack}, frais de ${fees}`,
    },
  },
  steps: [
    {
      title: "Que dit votre offre de renouvellement?",
      needs:
        "Pour continuer, entrez un solde supérieur à 0 $, deux taux supérieurs à 0 et un nombre de mois de 0 ou plus.",
    },
    {
      title: "Que savez-vous d’autre?",
      needs:
        "Pour voir la réponse, entrez un nombre d’années supérieur à 0 et, pour chaque offre, un nom, un taux et une durée supérieurs à 0, ainsi qu’une remise et des frais de 0 $ ou plus.",
    },
  ],
  resultTitle: "Rester ou changer",
  figures: {
    stayCost: "Intérêts chez votre prêteur",
    stayPayment: "Versement mensuel après le renouvellement",
    renewalSavings: "Économie par rapport au maintien chez votre prêteur",
    cheaperAfter: "Seuil de rentabilité",
    savingsToEnd: "Économie jusqu’au remboursement complet",
  },
  costs: {
    title: ({ shortestTerm }: RenewalResult) =>
      `Le coût de chaque choix en ${months(shortestTerm)}`,
    stay: "Rester",
    blend: blending,
    note: ({ annualRate, payment }: RenewalCost) =>
      `${percent(annualRate)}, ${cents(payment)} par mois`,
  },
  notes: {
    stayCost: ({ shortestTerm }) => `En ${months(shortestTerm)}, jusqu’à la fin de son terme`,
    renewalSavings: (result: RenewalResult) =>
      `${result.bestOffer === null ? "Taux mixte, si offert" : `Avec ${best(result)}`}, en ${months(result.shortestTerm)}`,
    never: "Jamais",
    noBreakEven: "Les autres choix ne coûtent jamais moins que de rester",
  },
  advice,
  because: (result: RenewalResult) =>
    `À la fin du terme le plus court, ${result.recommendationId === "stay-better" ? "rester" : best(result)} a coûté le moins.`,
  alone: ({ stayCost, shortestTerm }) =>
    `Chez votre prêteur, vous paieriez ${dollars(stayCost)} d’intérêts en ${months(shortestTerm)}.`,
  sentence: (result: RenewalResult) =>
    `${advice(result)}. ${capitalize(best(result))} coûte ${lessOrMore(result.renewalSavings)} que de rester jusqu’à la fin du terme le plus court, dans ${months(result.shortestTerm)}. Jusqu’au remboursement complet, l’autre choix le moins coûteux coûte ${lessOrMore(result.savingsToEnd)}.`,
  assumptions: [
    "Chaque choix porte sur le solde d’aujourd’hui, conserve l’amortissement et se paie chaque mois; les intérêts sont composés chaque mois.",
    "Une autre offre, ou le taux mixte, commence aujourd’hui; rester conserve le taux actuel jusqu’à la fin du terme.",
    "Jusqu’à la fin du terme le plus court, tous les taux sont connus. Après son terme, chaque prêt se renouvelle au taux que votre prêteur offre maintenant.",
    "La comparaison s’arrête à la fin du terme le plus court. Les intérêts, les frais et l’indemnité sont comptés, moins la remise en argent; le capital remboursé n’est pas un coût.",
    "Une remise en argent doit souvent être remboursée, en partie, par l’emprunteur qui part avant la fin du terme.",
    "Votre prêteur n’est pas tenu d’offrir de combiner les taux et de prolonger le terme, et il peut le faire à sa façon; ici, les deux taux sont pondérés selon leurs mois.",
  ],
  picture: {
    titles: {
      later: "La meilleure offre coûte plus, puis moins.",
      always: "La meilleure offre coûte moins du début à la fin.",
      never: "Rester coûte moins jusqu’à la fin.",
    },
    month: "Mois",
    staying: "Rester",
    breakEven: (month) => `Rentable après ${months(month)}`,
    summary: ({ name, first, last, months: lasts }) => {
      const start =
        first < 0
          ? `${name} coûte d’abord ${dollars(-first)} de plus que le maintien chez votre prêteur`
          : `${name} coûte d’abord ${first > 0 ? `${dollars(first)} de moins que` : "autant que"} le maintien chez votre prêteur`;
      const end = `${dollars(Math.abs(last))} de ${last > 0 ? "moins" : "plus"}`;
      return `${start}, puis ${end} après ${months(lasts)}.`;
    },
    letterTitles: {
      lower: "Au taux du jour, vous payez moins par mois.",
      rises: "Selon l’offre, votre versement augmente.",
      falls: "Selon l’offre, votre versement diminue.",
    },
    monthly: "Votre versement mensuel",
    now: (rate) => `Maintenant, à ${percent(rate)}`,
    renewed: (rate) => `Selon l’offre, à ${percent(rate)}`,
    today: (rate) => `Au taux du jour, ${percent(rate)}`,
    market: (rate) => `Au taux du marché, ${percent(rate)}`,
    offered: (name, rate) => `${name}, à ${percent(rate)}`,
    longer: (length) => `Selon l’offre, sur ${years(length)}`,
    choice: "Choix",
    payments: (now, renewed) =>
      `Le versement passe de ${dollars(now)} à ${dollars(renewed)} par mois.`,
  },
};
