import type { Unit } from "./quantity.ts";

/** Units of the figures that several questions use, besides the inputs. */
export const sharedFigures = {
  monthlyRate: "fraction",
  months: "payments",
  newPayment: "dollars",
  monthlySavings: "dollars",
  amortizationYears: "years",
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

/** Inputs that several questions name alike. */
export type SharedInput =
  | "interestRate"
  | "loanTerm"
  | "homePrice"
  | "downPayment"
  | "newRate"
  | "propertyTaxRate"
  | "monthsRemaining";
