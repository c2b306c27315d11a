// Separate constants in a file without dependencies, so that bundlers inline the values.
export const amortizationYears = 25;
export const maintenance = 1;
/** Percent a year in the estimate, in every province. */
export const appreciation = 3;
export const equityShare = 30;

/** Assumptions of the estimate about every home; percentages unless named otherwise. */
export const homeAssumptions = { amortizationYears, maintenance, appreciation, equityShare };

/** Further assumptions for comparing owner and renter; percentages. */
export const wealthAssumptions = {
  /** Commission and legal fees, in percent of the sale price. */
  sellingCosts: 5,
  /** Percent a year, after tax, on the spare money of owner and renter. */
  investmentReturn: 4,
} as const;
