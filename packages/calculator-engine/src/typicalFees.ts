// Separate constants in a file without dependencies, so that bundlers inline the values.
export const legalPercent = 0.1;
export const legalMin = 800;
export const legalMax = 2_000;
export const homeInspection = 500;
export const appraisal = 300;
export const titleInsurancePercent = 0.02;
export const titleInsuranceMax = 300;
/** Minimum down payment, in percent of the price. */
export const minimumPercent = 5;
/** Down payment, in percent of the price, from which no mortgage default insurance is needed. */
export const insuranceFreePercent = 20;

/** Typical closing costs in the estimate: dollars, or percent of the price if the name says so. */
export const typicalFees = {
  legalPercent,
  legalMin,
  legalMax,
  homeInspection,
  appraisal,
  titleInsurancePercent,
  titleInsuranceMax,
};

/** Insurance premiums in percent of the loan, each for a down payment below a percentage. */
export const insurancePremiums: readonly (readonly [below: number, percent: number])[] = [
  [7.5, 4],
  [10, 3.1],
  [20, 2.4],
];

/** Returns the typical costs of a purchase besides taxes and insurance, and their sum, in dollars. */
export function typicalFeesOf(homePrice: number) {
  const legalFees = Math.min(legalMax, Math.max(legalMin, (homePrice * legalPercent) / 100));
  const titleInsurance = Math.min(titleInsuranceMax, (homePrice * titleInsurancePercent) / 100);
  const total = legalFees + homeInspection + appraisal + titleInsurance;
  return { legalFees, titleInsurance, total };
}
