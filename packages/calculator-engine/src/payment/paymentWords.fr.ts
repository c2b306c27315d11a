import type { Formatter } from "../words/Formatter.ts";
import type { PaymentSecondLook } from "./paymentSecondLook.ts";
/** What the payment question speaks of. */
export const paymentFrench = {
  figures: {
    loanAmount: "montant du prêt",
    biweeklyRate: "taux aux deux semaines",
    biweeks: "nombre de versements aux deux semaines",
    monthly: "versement mensuel",
    biweekly: "versement aux deux semaines",
    total: "total payé",
    totalInterest: "total des intérêts",
    lenderMonthly: "versement mensuel chez un prêteur",
    preferredPayment: (frequency: string) => `chaque versement ${frequency}`,
  },
  inputs: {
    loanAmount: "un prêt",
    loanTerm: "une durée",
  },
  answers: {
    "interest-below-loan": "les intérêts coûtent moins que la somme empruntée",
    "interest-reaches-loan": "les intérêts coûtent autant que la somme empruntée",
  },
  secondLook({ figures }: PaymentSecondLook, format: Formatter) {
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
