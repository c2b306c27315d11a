import * as askedFrench from "../words/asked.fr.ts";
import { formatFrench } from "../words/Formatter.ts";
import type {
  DebtConsolidationInputs,
  DebtConsolidationResult,
} from "./debtConsolidationEstimate.ts";
import type { DebtConsolidationForm } from "./debtConsolidationForm.en.ts";

const { cents, dollars, span, years } = formatFrench;

const recommendations: Record<DebtConsolidationResult["recommendationId"], string> = {
  "highly-recommended": "Fortement recommandé – économies chaque mois et à long terme",
  "good-for-cash-flow": "Bon pour les liquidités – réduit les versements mensuels",
  "consider-carefully": "À examiner avec soin – les économies sont incertaines",
};
const advice = ({ recommendationId }: DebtConsolidationResult) => recommendations[recommendationId];

/** French words of the debtConsolidation question's form and estimate. */
export const debtConsolidationFormFrench: DebtConsolidationForm = {
  title: "Regroupement de dettes",
  loadWords: () => import("./debtConsolidationWords.fr.ts"),
  fields: {
    "debts.name": { label: "Nom de la dette" },
    "debts.balance": { label: "Solde" },
    "debts.payment": { label: "Versement mensuel" },
    "debts.rate": { label: "Taux d’intérêt" },
    newRate: { label: "Nouveau taux d’intérêt", hint: "Celui du nouveau prêt unique." },
    newTerm: {
      label: "Durée du nouveau prêt",
      hint: "Jusqu’à son remboursement complet.",
    },
  },
  firstDebt: "Carte de crédit",
  asked: { mortgageBalance: askedFrench.mortgageBalance },
  rows: {
    debts: {
      numbered: (position: number) => `Dette ${position}`,
      add: "Ajouter une dette",
      remove: (name: string) => `Retirer « ${name} »`,
      removed: (name: string) => `« ${name} » a été retirée.`,
      inShort: ({ balance, payment, rate }: Readonly<Record<string, string>>) =>
        `${balance} à ${rate}, ${payment} par mois`,
    },
  },
  steps: [
    {
      title: "Quelles sont vos dettes?",
      needs: "Pour continuer, donnez un nom à chaque dette.",
    },
    {
      title: "Combien devez-vous sur chacune?",
      needs: "Pour continuer, entrez pour chaque dette un solde supérieur à 0 $.",
    },
    {
      title: "Que coûtent-elles, et par quoi les remplacer?",
      needs:
        "Pour voir les économies, entrez pour chaque dette un versement supérieur à 0 $ et un taux supérieur à 0 %, puis un nouveau taux et une durée supérieurs à 0.",
    },
  ],
  resultTitle: "Un seul prêt à la place",
  figures: {
    monthlySavings: "Économie mensuelle",
    currentTotalBalance: "Total de vos dettes",
    currentTotalPayment: "Versements actuels",
    newPayment: "Nouveau versement",
    interestSavings: "Économie d’intérêts",
  },
  notes: {
    interestSavings: ({ newTerm }: DebtConsolidationInputs) => `En ${years(newTerm)}`,
  },
  advice,
  because: (
    { currentTotalPayment, newPayment }: DebtConsolidationResult,
    { newTerm }: DebtConsolidationInputs,
  ) =>
    `Vous payez aujourd’hui ${cents(currentTotalPayment)} par mois; le nouveau prêt demanderait ${cents(newPayment)} par mois pendant ${years(newTerm)}.`,
  sentence: (result: DebtConsolidationResult, { newTerm }: DebtConsolidationInputs) =>
    `${advice(result)} (${cents(result.monthlySavings)} par mois et ${dollars(result.interestSavings)} d’intérêts en ${years(newTerm)}).`,
  assumptions: [
    "Le nouveau prêt rembourse toutes les dettes de la liste, et l’obtenir ne coûte rien.",
    "Son taux reste le même jusqu’au remboursement complet, et les intérêts sont composés chaque mois.",
    "Les dettes actuelles continueraient de porter intérêt sur leur solde d’aujourd’hui pendant toute la durée du nouveau prêt. Celles que vous auriez remboursées plus tôt coûtent moins cher.",
  ],
  picture: {
    titles: {
      sooner: "Un seul prêt se rembourse plus vite, au même versement.",
      first: "Payer d’abord la dette la plus chère va plus vite.",
      same: "Un nouveau prêt ne se rembourse pas plus vite.",
      ends: "Seul le nouveau prêt finira par être remboursé.",
      asNow: "Les versements actuels finissent par tout rembourser.",
      never: "Les versements actuels ne remboursent jamais tout.",
    },
    saved: (amount) => `Environ ${amount} d’économie`,
    more: (amount) => `Environ ${amount} de plus`,
    refused: {
      title: "Les versements actuels n’y mettent jamais fin.",
      now: "Vos versements par mois",
      needed: "Pour finir en cinq ans",
    },
    year: "Année",
    asNow: "Dettes actuelles",
    consolidated: "Prêt unique",
    first: "La plus chère d’abord",
    ends: (planned: number, asNow: number) =>
      `Toutes les dettes sont remboursées en ${span(planned / 12)} au lieu de ${span(asNow / 12)}.`,
    summary: (owed, yearsAsNow, plan, yearsPlanned) => {
      const asNow =
        yearsAsNow === null
          ? "avec les versements actuels, au moins une dette n’est jamais remboursée"
          : `avec les versements actuels, les dettes sont remboursées après ${span(yearsAsNow)}`;
      return `Vous devez ${dollars(owed)} aujourd’hui; ${asNow}. ${plan} : tout est remboursé après ${span(yearsPlanned)}.`;
    },
  },
};
