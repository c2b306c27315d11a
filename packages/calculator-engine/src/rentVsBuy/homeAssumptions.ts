// Separate constants in a file that imports nothing: bundlers then write the figures in place.
export const amortizationYears = 25;
export const maintenance = 1;
export const appreciation = 3;
export const equityShare = 30;

/** Assumptions of the estimate about every home; percentages unless named otherwise. */
export const homeAssumptions = { amortizationYears, maintenance, appreciation, equityShare };

/** Further assumptions for comparing owner and renter; percentages. */
export const wealthAssumptions = {
  /** Of the sale price: commission and legal fees. */
  sellingCosts: 5,
  /** A year, after tax, on the spare money of either side. */
  investmentReturn: 4,
} as const;
