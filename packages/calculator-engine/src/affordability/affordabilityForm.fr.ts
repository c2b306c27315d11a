import { debtToIncome } from "../debtToIncome.ts";
import * as askedFrench from "../words/asked.fr.ts";
import { formatFrench } from "../words/Formatter.ts";
import type { AffordabilityResult } from "./affordabilityEstimate.ts";
import type { AffordabilityForm } from "./affordabilityForm.en.ts";

const { dollars, percent } = formatFrench;
const limit = percent(debtToIncome);

/** French words of the affordability question's form and estimate. */
export const affordabilityFormFrench: AffordabilityForm = {
  title: "Quelle propriété puis-je m’offrir?",
  loadWords: () => import("./affordabilityWords.fr.ts"),
  fields: {
    annualIncome: {
      label: "Revenu annuel du ménage",
      hint: "Avant impôt, pour toutes les personnes qui signeront le prêt.",
    },
    monthlyDebts: {
      label: "Remboursements mensuels de dettes",
      hint: "Prêts auto, cartes et marges de crédit, pensions alimentaires. Entrez 0 si vous n’en avez pas.",
    },
    downPayment: {
      label: "Mise de fonds",
      hint: "Votre épargne pour l’achat. Entrez 0 si vous n’en avez pas.",
    },
    interestRate: { label: "Taux d’intérêt" },
    loanTerm: { label: "Période d’amortissement" },
  },
  asked: { homeInMind: askedFrench.homeInMind, coSignerHome: askedFrench.coSignerHome },
  steps: [
    {
      title: "Quel est le revenu de votre ménage?",
      needs: "Pour continuer, entrez un revenu supérieur à 0 $.",
    },
    {
      title: "Que remboursez-vous chaque mois sur vos dettes?",
      needs: "Pour continuer, entrez un montant de 0 $ ou plus.",
    },
    {
      title: "Quelle est votre mise de fonds, et à quel taux?",
      needs:
        "Pour voir le prix, entrez une mise de fonds de 0 $ ou plus, un taux supérieur à 0 % et une période d’amortissement supérieure à 0 an.",
    },
  ],
  resultTitle: "Ce que vous pourriez vous offrir",
  figures: { maxPrice: "Prix maximal de la propriété" },
  notes: { maxPrice: `Selon un taux d’endettement de ${limit}` },
  sentence: ({ maxPrice }: AffordabilityResult) =>
    `Vous pourriez vous offrir une propriété d’au plus ${dollars(maxPrice)}, selon un taux d’endettement de ${limit}.`,
  assumptions: [
    `Vos dettes et le versement hypothécaire prennent ensemble ${limit} du revenu du ménage avant impôt.`,
    "Le taux reste le même jusqu’au remboursement complet du prêt, et les intérêts sont composés chaque mois.",
    "Ni la simulation de crise, ni l’assurance prêt hypothécaire, ni les taxes municipales et scolaires, ni le chauffage ne sont comptés. Un prêteur tient compte de tout cela : sa réponse est donc généralement plus basse.",
  ],
  picture: {
    title: (downPayment, mortgage) => `Vos ${downPayment} et un prêt d’environ ${mortgage}.`,
    inCash: "Ce que votre épargne permet d’acheter sans prêt.",
    refused: {
      debts: {
        title: "Vos dettes ne laissent aucune place à un prêt.",
        stated: "Vos dettes par mois",
        asked: "À rembourser d’abord",
      },
      income: {
        title: "Cette propriété demande un revenu plus élevé.",
        stated: "Votre revenu compté",
        asked: "Le revenu qu’il faut",
      },
      down: {
        title: "Cette propriété demande une mise de fonds plus élevée.",
        stated: "Votre épargne",
        asked: "La mise de fonds minimale",
      },
      year: {
        title: "Une deuxième année de ce revenu compte.",
        stated: "Prix de la propriété sans elle",
        asked: "Prix de la propriété avec elle",
      },
    },
    price: "Prix de la propriété",
    part: "Élément",
    amount: "Montant",
    mortgage: "Prêt selon le calcul d’un prêteur",
    downPayment: "Votre épargne",
    costs: "Frais de clôture, en argent comptant de plus",
    paidFirst: "Frais de clôture, pris sur l’épargne",
    summary: (mortgage, downPayment) =>
      `Un prêteur pourrait ajouter un prêt d’environ ${dollars(mortgage)} à votre épargne de ${dollars(downPayment)}.`,
  },
  income: {
    title: "Quel genre de revenu",
    text: "Un salaire garanti compte en entier. Pour un revenu variable, un prêteur retient la moyenne de deux ans, ou la dernière année si elle est inférieure; pour des loyers, une partie seulement. Ce que vous n’indiquez pas ici compte comme garanti.",
  },
};
