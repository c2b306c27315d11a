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
};
