import { years } from "../fieldRules.ts";
import { yearsUpTo } from "../finance/yearsUpTo.ts";
import { nearestChange } from "../tippingPoints/findTippingPoint.ts";
import { assertValid } from "../validate.ts";
import { type RentVsBuyInputs, rentVsBuy, workOutRentVsBuy } from "./rentVsBuyEstimate.ts";

export interface RentVsBuyYear {
  /** Counted from the day of moving in, which is 0. */
  readonly year: number;
  /** Dollars, net of appreciation and equity, were the stay to end here; negative for a gain. */
  readonly buying: number;
  readonly renting: number;
}

export interface RentVsBuyByYear {
  readonly points: readonly RentVsBuyYear[];
  /** The stay at which both cost the same; `null` when no stay of up to 100 years does. */
  readonly crossing: { readonly year: number; readonly cost: number } | null;
}

/** How long beyond the stay a crossing is still worth waiting for. */
const longestWait = 25;

const costsAt = (inputs: RentVsBuyInputs, year: number): RentVsBuyYear => {
  const { result } = workOutRentVsBuy({ ...inputs, yearsToStay: year });
  return { year, buying: result.totalBuyingCost, renting: result.totalRentingCost };
};

/**
 * The rent-or-buy estimate made again for each length of stay, and the stay at which the answer turns.
 *
 * The points end with the stay, or a year after the crossing where that comes later but within 25 years
 * of it. Assumes what the estimate assumes.
 *
 * @throws CalculatorInputError
 * @example
 * rentVsBuyByYear({
 *   homePrice: 650_000, downPayment: 130_000, interestRate: 5.5, monthlyRent: 2_600,
 *   yearsToStay: 5, propertyTaxRate: 1.2,
 * }).crossing?.year; // 10.35…
 */
export function rentVsBuyByYear(inputs: RentVsBuyInputs): RentVsBuyByYear {
  assertValid(rentVsBuy, inputs);
  const { yearsToStay } = inputs;
  const isRentingBetter = (year: number) =>
    workOutRentVsBuy({ ...inputs, yearsToStay: year }).result.isRentingBetter;
  const today = isRentingBetter(yearsToStay);
  const value = nearestChange(yearsToStay, years, (year) => isRentingBetter(year) !== today);
  const later = value !== null && value > yearsToStay && value <= yearsToStay + longestWait;
  const last = later ? Math.min(Math.ceil(value) + 1, years.max) : yearsToStay;
  return {
    points: yearsUpTo(last).map((year) => costsAt(inputs, year)),
    crossing: value === null ? null : { year: value, cost: costsAt(inputs, value).renting },
  };
}
