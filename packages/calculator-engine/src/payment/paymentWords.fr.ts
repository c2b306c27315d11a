import { ownedFrench } from "../words/buyers.fr.ts";
import { capitalize, type Formatter, key } from "../words/Formatter.ts";
import { french } from "../words/french.ts";
import type { VerdictWords } from "../words/QuestionWords.ts";
import { frequenciesFrench } from "../words/shared.fr.ts";
import type { PaymentPlan } from "./paymentInsight.ts";
import type { PaymentWords } from "./paymentWords.en.ts";

const names: Readonly<Record<string, string>> = frequenciesFrench;
const named = (frequency: string) => names[frequency] ?? frequency;

/** Writes the payment at another frequency; empty for the monthly one. */
const each = ({ preferred }: Pick<PaymentPlan, "preferred">, format: Formatter) =>
  preferred ? `versement ${named(preferred.frequency)} : ${format.roughly(preferred.amount)}` : "";

const inBrackets = (text: string) => text && ` (${text})`;

const plan: VerdictWords<PaymentPlan> = {
  sentence: (verdict, format) =>
    `Prévoyez environ ${key(format.roughly(verdict.payment))} par mois${inBrackets(each(verdict, format))}`,
  or: ({ payment }, format) => `environ ${format.roughly(payment)} par mois`,
  because: ({ tested }, format) =>
    `Pour un nouveau prêt, votre revenu devrait permettre un versement d’environ ${format.roughly(tested)} par mois, calculé au taux admissible.`,
};

export const paymentFrench: PaymentWords = {
  name: "Versement hypothécaire",
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
  labels: {
    estimate: "Versement mensuel, selon la formule simple",
    lender: "Versement mensuel qu’une banque demanderait",
  },
  verdicts: {
    fits: plan,
    "could-ask": plan,
    "few-lend-longer": {
      sentence: ({ payment, longest, asked }, format) =>
        `Prévoyez environ ${key(format.roughly(payment))} par mois sur ${format.about(longest)}, et non ${format.number(asked.value)}`,
      or: ({ payment, longest }, format) =>
        `environ ${format.roughly(payment)} par mois sur ${format.about(longest)}`,
      hinge: (verdict, format) =>
        verdict.preferred ? `${capitalize(each(verdict, format))}.` : "",
      because: ({ longest, standard, standardPayment }, format) =>
        `Peu de prêteurs vont au-delà de ${standard.value} à ${format.about(longest)}. Sur ${format.about(standard)}, ce serait environ ${format.roughly(standardPayment)} par mois.`,
    },
    "insured-for-less": {
      sentence: ({ payment, years, ...verdict }, format) =>
        `Prévoyez environ ${key(format.roughly(payment))} par mois sur ${format.about(years)}${inBrackets(each(verdict, format))}`,
      or: ({ payment, years }, format) =>
        `environ ${format.roughly(payment)} par mois sur ${format.about(years)}`,
      hinge: () =>
        "Un prêt plus long exige une mise de fonds de 20 % du prix ou, jusqu’à 30 ans, l’achat d’une première habitation ou d’une propriété neuve.",
      because: () => "",
    },
    "borrow-less": {
      sentence: ({ most }, format) =>
        most.value > 0
          ? `Empruntez au plus ${key(format.atMost(most))} pour cette propriété`
          : "Aucun prêteur ne pourrait financer une propriété à ce prix",
      or: ({ most }, format) => `un emprunt d’au plus ${format.atMost(most)}`,
    },
  },
  outcomes: {
    "interest-below-loan": "les intérêts coûtent moins que la somme empruntée",
    "interest-reaches-loan": "les intérêts coûtent autant que la somme empruntée",
    "not-insured": "aucune assurance prêt hypothécaire n’est nécessaire",
    insured: "le prêt hypothécaire doit être assuré",
    "cannot-be-lent": "aucun prêteur ne pourrait prêter autant pour cette propriété",
  },
  facts: {
    ...ownedFrench,
    homePrice: {
      ask: "Prix de la propriété",
      hint: "Il permet de voir si le prêt hypothécaire doit être assuré.",
      condition: (price) => `la propriété coûte ${price}`,
      notCounted:
        "L’assurance n’est pas comptée tant que le prix de la propriété est inconnu : avec une mise de fonds de moins de 20 %, la prime s’ajoute au prêt.",
    },
  },
};

/**
 * Words of the payment question and its insight, in Canadian French.
 *
 * @example
 * const answer = paymentInsight.answer({
 *   loanAmount: 300_000, interestRate: 5.5, loanTerm: 25, paymentFrequency: "monthly",
 * });
 * words.verdict(answer).sentence; // "Prévoyez environ 1…"
 */
export const words = /* @__PURE__ */ french({ payment: paymentFrench });
