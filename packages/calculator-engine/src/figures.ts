import type { Unit } from "./quantity.ts";

/** The figures that more than one question speaks of, with their units. */
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
  // What a lender asks besides.
  propertyTaxRate: "percent",
  heating: "dollars",
  condoFees: "dollars",
  homeValue: "dollars",
  monthsRemaining: "months",
  comparisonRate: "percent",
  mortgageBalance: "dollars",
  mortgageRate: "percent",
  refinanceCosts: "dollars",
  // What a lender finds.
  qualifyingRate: "percent",
  testedPayment: "dollars",
  lenderPayment: "dollars",
  insuredMortgage: "dollars",
  minimumDown: "dollars",
  premium: "dollars",
  premiumRate: "percent",
  premiumTax: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** The shared figures that somebody enters. */
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
