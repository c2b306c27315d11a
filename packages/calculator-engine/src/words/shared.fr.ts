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

export const provincesFrench = {
  ON: "Ontario",
  BC: "Colombie-Britannique",
  AB: "Alberta",
  MB: "Manitoba",
  SK: "Saskatchewan",
  QC: "Québec",
  NB: "Nouveau-Brunswick",
  NS: "Nouvelle-Écosse",
  PE: "Île-du-Prince-Édouard",
  NL: "Terre-Neuve-et-Labrador",
};

export const territoriesFrench = {
  YT: "Yukon",
  NT: "Territoires du Nord-Ouest",
  NU: "Nunavut",
};

/** Provinces and territories with their preposition of place: "en Ontario". */
export const inPlacesFrench = {
  ON: "en Ontario",
  BC: "en Colombie-Britannique",
  AB: "en Alberta",
  MB: "au Manitoba",
  SK: "en Saskatchewan",
  QC: "au Québec",
  NB: "au Nouveau-Brunswick",
  NS: "en Nouvelle-Écosse",
  PE: "à l’Île-du-Prince-Édouard",
  NL: "à Terre-Neuve-et-Labrador",
  YT: "au Yukon",
  NT: "aux Territoires du Nord-Ouest",
  NU: "au Nunavut",
};

export const frequenciesFrench = {
  monthly: "mensuel",
  "semi-monthly": "bimensuel",
  biweekly: "aux deux semaines",
  weekly: "hebdomadaire",
  "accelerated-biweekly": "accéléré aux deux semaines",
  "accelerated-weekly": "hebdomadaire accéléré",
  quarterly: "trimestriel",
} as const;
