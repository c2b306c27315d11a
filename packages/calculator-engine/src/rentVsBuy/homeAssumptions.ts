// Separate constants in a file without dependencies, so that bundlers inline the values.
export const amortizationYears = 25;
export const maintenance = 1;
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
  /** Percent a year: the Bank of Canada's inflation target, which provinces' rent guidelines follow. */
  rentIncrease: 2,
} as const;
