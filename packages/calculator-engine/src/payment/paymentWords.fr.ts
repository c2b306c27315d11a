import { createWords } from "../words/createWords.ts";
import { french } from "../words/french.ts";
import type { QuestionVocabularies } from "../words/QuestionVocabularies.ts";
import { frequenciesFrench } from "../words/shared.fr.ts";
import type { Words } from "../words/Words.ts";

const names: Readonly<Record<string, string>> = frequenciesFrench;
const named = (frequency: string) => names[frequency] ?? frequency;

/** What the payment question speaks of. */
export const paymentFrench: QuestionVocabularies["payment"] = {
  figures: {
    loanAmount: "montant du prêt",
    biweeklyRate: "taux aux deux semaines",
    biweeks: "nombre de versements aux deux semaines",
    monthly: "versement mensuel",
    biweekly: "versement aux deux semaines",
    total: "total payé",
    totalInterest: "total des intérêts",
    lenderMonthly: "versement mensuel chez un prêteur",
    preferredPayment: (frequency) => `chaque versement ${named(frequency)}`,
  },
  inputs: {
    loanAmount: "un prêt",
  },
  answers: {
    "interest-below-loan": "les intérêts coûtent moins que la somme empruntée",
    "interest-reaches-loan": "les intérêts coûtent autant que la somme empruntée",
  },
  lender: {
    lenderMonthly: ({ amount }) => `Un prêteur demanderait environ ${amount} par mois`,
  },
  secondLook({ figures }, format) {
    const { estimated, charged, tested, missing } = figures;
    if (missing > 0) {
      return `À ce prix, aucun prêteur ne pourrait prêter autant : il faut ajouter ${format.dollars(missing)} à la mise de fonds.`;
    }
    const apart = format.cents(Math.abs(charged - estimated));
    const difference =
      charged === estimated
        ? "Un prêteur demanderait la même somme"
        : `Un prêteur demanderait ${apart} de ${charged > estimated ? "plus" : "moins"}`;
    return `${difference} et voudrait s’assurer que vous pourriez payer ${format.cents(tested)} par mois.`;
  },
};

/** What the payment question and its insight return, in Canadian French. */
export const words: Words = /* @__PURE__ */ createWords(french, { payment: paymentFrench });
