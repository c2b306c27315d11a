import type { affordabilityFigures } from "./affordability/affordabilityFigures.ts";
import type { closingFeesFigures } from "./closingFees/closingFeesFigures.ts";
import type { debtConsolidationFigures } from "./debtConsolidation/debtConsolidationFigures.ts";
import type { paymentFigures } from "./payment/paymentFigures.ts";
import type { Unit } from "./quantity.ts";
import type { refinanceFigures } from "./refinance/refinanceFigures.ts";
import type { renewalFigures } from "./renewal/renewalFigures.ts";
import type { rentVsBuyFigures } from "./rentVsBuy/rentVsBuyFigures.ts";

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

/** Every figure that the engine names; words have a name for each in every language. */
export type FigureId =
  | keyof typeof sharedFigures
  | keyof typeof affordabilityFigures
  | keyof typeof paymentFigures
  | keyof typeof refinanceFigures
  | keyof typeof rentVsBuyFigures
  | keyof typeof debtConsolidationFigures
  | keyof typeof closingFeesFigures
  | keyof typeof renewalFigures;
