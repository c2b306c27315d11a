import { formatFrench } from "../words/Formatter.ts";
import { frequencyLabelsFrench } from "../words/frequencies.fr.ts";
import type { PaymentInputs, PaymentResult } from "./paymentEstimate.ts";
import type { Crossover, PaymentForm } from "./paymentForm.en.ts";

const { cents, dollars, years } = formatFrench;

/** French words of the payment question's form and estimate. */
export const paymentFormFrench: PaymentForm = {
  title: "Versement hypothécaire",
  loadWords: () => import("./paymentWords.fr.ts"),
  fields: {
    loanAmount: {
      label: "Montant du prêt hypothécaire",
      hint: "Ce que vous empruntez : le prix moins la mise de fonds, ou le solde qu’il vous reste à payer.",
    },
    interestRate: { label: "Taux d’intérêt" },
    loanTerm: {
      label: "Période d’amortissement",
      hint: "Le temps qu’il faut pour rembourser le prêt en entier.",
    },
    paymentFrequency: {
      label: "Fréquence des versements",
      hint: "Quel que soit votre choix, vous verrez le versement mensuel et le versement aux deux semaines.",
      options: frequencyLabelsFrench,
    },
  },
  steps: [
    {
      title: "Combien comptez-vous emprunter?",
      needs: "Pour continuer, entrez un montant supérieur à 0 $.",
    },
    {
      title: "À quel taux, et pour combien de temps?",
      needs:
        "Pour voir le versement, entrez un taux supérieur à 0 % et une période d’amortissement supérieure à 0 an.",
    },
  ],
  resultTitle: "Votre versement hypothécaire",
  figures: {
    monthly: "Versement mensuel",
    biweekly: "Versement aux deux semaines",
    total: "Total payé",
    totalInterest: "Total des intérêts",
  },
  notes: {
    biweekly: "26 par année",
    total: ({ loanTerm }: PaymentInputs) => `Versements mensuels, pendant ${years(loanTerm)}`,
  },
  sentence: ({ monthly, total, totalInterest }: PaymentResult, { loanTerm }: PaymentInputs) =>
    `Votre versement mensuel serait de ${cents(monthly)}. En ${years(loanTerm)}, vous paieriez ${dollars(total)}, dont ${dollars(totalInterest)} d’intérêts.`,
  assumptions: [
    "Le taux reste le même jusqu’au remboursement complet du prêt.",
    "Les intérêts sont composés à la même fréquence que les versements : chaque mois pour le versement mensuel, aux deux semaines pour l’autre.",
    "Les taxes municipales et scolaires, l’assurance et les frais ne font pas partie du versement.",
  ],
  picture: {
    titles: {
      interest: "Au début, l’essentiel du versement va aux intérêts.",
      principal: "Chaque versement rembourse plus que ses intérêts.",
    },
    year: "Année",
    principal: "Capital",
    interest: "Intérêts",
    monthly: (payment) => `Environ ${payment} par mois`,
    refused: {
      title: "Cette propriété permet un prêt moins élevé.",
      asked: "Le prêt que vous avez entré",
      most: "Le maximum pour cette propriété",
    },
    summary: ({ firstYear, crossoverYear }: Crossover, length: number) =>
      [
        firstYear &&
          `La première année, ${dollars(firstYear.interest / 12)} par mois vont aux intérêts et ${dollars(firstYear.principal / 12)} remboursent le capital.`,
        crossoverYear &&
          `À partir de l’année ${crossoverYear}, la part du capital dépasse celle des intérêts.`,
        `Selon le calcul d’un prêteur, avec des versements mensuels pendant ${years(length)}.`,
      ]
        .filter(Boolean)
        .join(" "),
  },
  loan: "Prêt hypothécaire",
  frequencyNote:
    "Le versement aux deux semaines du résultat compose plutôt les intérêts aux deux semaines, ce qui le rend un peu plus élevé que celui du tableau.",
};
