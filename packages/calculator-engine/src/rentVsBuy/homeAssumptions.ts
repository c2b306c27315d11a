// Separate constants in a file without dependencies, so that bundlers inline the values.
export const amortizationYears = 25;
export const maintenance = 1;
/**
 * Percent a year in every province. Statistics Canada's New Housing Price Index (table 18-10-0205) rose by
 * 1.4 % in New Brunswick to 4.1 % in Alberta a year from January 1986 to December 2022, 3.4 % in Ontario; it
 * follows new homes of one quality, so resale prices of a city may have risen faster.
 */
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

/**
 * Rent increases that provinces allowed or recommended for 2026, in percent: Ontario's and British
 * Columbia's guidelines, Manitoba's, and the base of Quebec's rental tribunal for leases from April 2.
 * They are an assumption for later years, no forecast.
 */
const rentGuidelines: Readonly<Record<string, number>> = { ON: 2.1, BC: 2.3, MB: 1.8, QC: 3.1 };

/** Bank of Canada's inflation target, in percent; assumed where no guideline is known. */
const inflationTarget = 2;

/** Returns the yearly rent increase that is assumed in a province, in percent. */
export const rentIncreaseIn = (province: string): number =>
  rentGuidelines[province] ?? inflationTarget;
