import type { Unit } from "./quantity.ts";

/** Units of the figures that several questions use. */
export const sharedFigures = {
  interestRate: "percent",
  loanTerm: "years",
  monthlyRate: "fraction",
  months: "payments",
  homePrice: "dollars",
  downPayment: "dollars",
  newRate: "percent",
  newPayment: "dollars",
  monthlySavings: "dollars",
  amortizationYears: "years",
  // Further inputs of the lender's count.
  propertyTaxRate: "percent",
  heating: "dollars",
  condoFees: "dollars",
  homeValue: "dollars",
  monthsRemaining: "months",
  comparisonRate: "percent",
  mortgageBalance: "dollars",
  mortgageRate: "percent",
  refinanceCosts: "dollars",
  // Results of the lender's count.
  qualifyingRate: "percent",
  testedPayment: "dollars",
  lenderPayment: "dollars",
  insuredMortgage: "dollars",
  minimumDown: "dollars",
  premium: "dollars",
  premiumRate: "percent",
  premiumTax: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** Shared figures that a visitor enters. */
export type SharedInput =
  | "interestRate"
  | "loanTerm"
  | "homePrice"
  | "downPayment"
  | "newRate"
  | "propertyTaxRate"
  | "amortizationYears"
  | "mortgageBalance"
  | "mortgageRate"
  | "monthsRemaining";
