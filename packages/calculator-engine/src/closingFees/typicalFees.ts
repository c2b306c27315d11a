// Separate constants in a file that imports nothing: bundlers then write the figures in place.
export const legalPercent = 0.1;
export const legalMin = 800;
export const legalMax = 2_000;
export const homeInspection = 500;
export const appraisal = 300;
export const titleInsurancePercent = 0.02;
export const titleInsuranceMax = 300;
/** Below this percentage of the price, no lender may lend. */
export const minimumPercent = 5;
/** From this percentage of the price on, a purchase needs no mortgage default insurance. */
export const insuranceFreePercent = 20;

/**
 * Typical costs of closing in the estimate: dollars, and percentages of the price where named so.
 */
export const typicalFees = {
  legalPercent,
  legalMin,
  legalMax,
  homeInspection,
  appraisal,
  titleInsurancePercent,
  titleInsuranceMax,
};

/** Premium in percent of the loan, by the percentage that the down payment stays below. */
export const insurancePremiums: readonly (readonly [below: number, percent: number])[] = [
  [7.5, 4],
  [10, 3.1],
  [20, 2.4],
];
