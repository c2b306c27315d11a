/** Names of the figures that several questions use. */
export const figuresFrench = {
  interestRate: "taux d’intérêt",
  loanTerm: "période d’amortissement",
  monthlyRate: "taux mensuel",
  months: "nombre de versements mensuels",
  homePrice: "prix de la propriété",
  downPayment: "mise de fonds",
  newRate: "nouveau taux",
  newPayment: "nouveau versement",
  monthlySavings: "économie mensuelle",
  amortizationYears: "période d’amortissement",
  propertyTaxRate: "taux des taxes municipales et scolaires",
  monthsRemaining: "mois restants du terme",
  qualifyingRate: "taux admissible",
  testedPayment: "versement calculé au taux admissible",
  lenderPayment: "versement mensuel chez un prêteur",
  insuredMortgage: "prêt hypothécaire, prime comprise",
  minimumDown: "mise de fonds minimale selon la loi",
  premium: "prime d’assurance prêt hypothécaire",
  premiumRate: "taux de la prime d’assurance",
  premiumTax: "taxe sur la prime, au comptant",
};

export const inputsFrench = {
  interestRate: "un taux d’intérêt",
  loanTerm: "une période d’amortissement",
  homePrice: "un prix",
  downPayment: "une mise de fonds",
  newRate: "un nouveau taux",
  propertyTaxRate: "un taux de taxes municipales et scolaires",
  monthsRemaining: "une durée restante",
};

/** Names of the payment frequencies within a sentence. */
export const frequenciesFrench = {
  monthly: "mensuel",
  "semi-monthly": "bimensuel",
  biweekly: "aux deux semaines",
  weekly: "hebdomadaire",
  "accelerated-biweekly": "accéléré aux deux semaines",
  "accelerated-weekly": "hebdomadaire accéléré",
  quarterly: "trimestriel",
} as const;
