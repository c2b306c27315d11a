import { debtToIncome } from "../debtToIncome.ts";
import * as askedFrench from "../words/asked.fr.ts";
import { formatFrench } from "../words/Formatter.ts";
import type { HomeIncomeForm } from "./homeIncomeForm.en.ts";

const { dollars, percent } = formatFrench;
const limit = percent(debtToIncome);

/** French words of the form and estimate of the income that a home takes. */
export const homeIncomeFormFrench: HomeIncomeForm = {
  title: "Quel revenu pour cette propriété?",
  loadWords: () => import("./homeIncomeWords.fr.ts"),
  fields: {
    homePrice: {
      label: "Prix de la propriété",
      hint: "Le prix demandé, ou celui que vous offririez.",
    },
    downPayment: { label: "Mise de fonds", hint: "Moins que le prix." },
    interestRate: { label: "Taux d’intérêt" },
    loanTerm: { label: "Période d’amortissement" },
    monthlyDebts: {
      label: "Remboursements mensuels de dettes",
      hint: "Prêts auto, cartes et marges de crédit, pensions alimentaires. Entrez 0 si vous n’en avez pas.",
    },
  },
  asked: { coSignerHome: askedFrench.coSignerHome },
  steps: [
    {
      title: "Combien coûte la propriété?",
      needs: "Pour continuer, entrez un prix supérieur à 0 $.",
    },
    {
      title: "Comment la financeriez-vous?",
      needs:
        "Pour continuer, entrez une mise de fonds supérieure à 0 $ et inférieure au prix, un taux supérieur à 0 % et une période d’amortissement supérieure à 0 an.",
    },
    {
      title: "Que remboursez-vous chaque mois sur vos dettes?",
      needs: "Pour voir le revenu, entrez un montant de 0 $ ou plus.",
    },
  ],
  resultTitle: "Ce que cette propriété exige",
  figures: { incomeByRule: "Revenu annuel", housePayment: "Versement hypothécaire mensuel" },
  notes: { incomeByRule: `Pour que les dettes et le prêt en prennent ${limit}` },
  sentence: ({ incomeByRule }, { homePrice }) =>
    `Selon la règle de ${limit}, une propriété de ${dollars(homePrice)} exige un revenu de ${dollars(incomeByRule)} par année.`,
  assumptions: [
    `Vos dettes et le versement hypothécaire prennent ensemble ${limit} du revenu du ménage avant impôt.`,
    "Le taux reste le même jusqu’au remboursement complet du prêt, et les intérêts sont composés chaque mois.",
    "Ni la simulation de crise, ni l’assurance prêt hypothécaire, ni les taxes municipales et scolaires, ni le chauffage ne sont comptés. Un prêteur tient compte de tout cela : il exige donc généralement plus.",
  ],
  picture: {
    title: (monthly, income) =>
      `${monthly} par mois demandent un revenu d’environ ${income} par année.`,
    part: "Élément",
    amount: "Montant",
    payment: "Versement au taux admissible",
    propertyTax: "Taxes municipales et scolaires",
    heating: "Chauffage",
    condoFees: "Frais de copropriété comptés",
    debts: "Autres dettes",
    summary: (monthly) =>
      `Un prêteur compte ${dollars(monthly)} par mois pour cette propriété et vos dettes.`,
  },
};
