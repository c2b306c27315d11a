/** Names of the figures that several questions use. */
export const figuresEnglish = {
  interestRate: "interest rate",
  loanTerm: "loan term",
  monthlyRate: "monthly rate",
  months: "number of monthly payments",
  homePrice: "home price",
  downPayment: "down payment",
  newRate: "new rate",
  newPayment: "new payment",
  monthlySavings: "monthly savings",
  amortizationYears: "amortization",
  propertyTaxRate: "property tax rate",
  monthsRemaining: "months left of the term",
  qualifyingRate: "qualifying rate",
  testedPayment: "payment tested at the qualifying rate",
  lenderPayment: "monthly payment at a lender",
  insuredMortgage: "mortgage with the premium",
  minimumDown: "least down payment by law",
  premium: "insurance premium",
  premiumRate: "rate of the insurance premium",
  premiumTax: "tax on the premium, in cash",
};

export const inputsEnglish = {
  interestRate: "an interest rate",
  loanTerm: "a term",
  homePrice: "a home price",
  downPayment: "a down payment",
  newRate: "a new rate",
  propertyTaxRate: "a property tax rate",
  monthsRemaining: "a time left of the term",
};

/** Names of the payment frequencies within a sentence. */
export const frequenciesEnglish = {
  monthly: "monthly",
  "semi-monthly": "semi-monthly",
  biweekly: "bi-weekly",
  weekly: "weekly",
  "accelerated-biweekly": "accelerated bi-weekly",
  "accelerated-weekly": "accelerated weekly",
  quarterly: "quarterly",
} as const;
