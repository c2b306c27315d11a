import { futureBalance } from "../finance/futureBalance.ts";
import type { SecondLook } from "../secondLook/secondLook.ts";
import { assertValid } from "../validate.ts";
import { homeAssumptions } from "./homeAssumptions.ts";
import { type RentVsBuyInputs, rentVsBuy, workOutRentVsBuy } from "./rentVsBuyEstimate.ts";

export interface RentVsBuyFigures {
  readonly yearsToStay: number;
  /** Principal repaid by the end of the stay, from the amortization. */
  readonly principalRepaid: number;
  /** What the estimate counts instead: 30 % of the payments. */
  readonly equityAssumed: number;
  readonly sellingCosts: number;
  /** What the owner holds at the end: the sale, less its costs and the mortgage, and any savings. */
  readonly ownerWealth: number;
  /** What the renter holds at the end: the down payment and the monthly difference, invested. */
  readonly renterWealth: number;
}

export type RentVsBuySecondLook = SecondLook<RentVsBuyFigures, "rent-vs-buy">;

/** What the second look assumes; percentages. */
export const wealthAssumptions = {
  /** Of the sale price: commission and legal fees. */
  sellingCosts: 5,
  /** A year, after tax, on whatever either side has to spare. */
  investmentReturn: 4,
} as const;

/**
 * Sets what an owner and a renter would hold at the end of the stay against each other.
 *
 * Whoever has the lower monthly cost invests the difference; the renter also invests the down payment.
 * Equity comes from the amortization, which ends after 25 years, and selling costs are paid. Rent,
 * tax and maintenance stay level, as in the estimate; buying costs are left out, as there.
 *
 * @throws CalculatorInputError
 */
export function rentVsBuySecondLook(inputs: RentVsBuyInputs): RentVsBuySecondLook {
  assertValid(rentVsBuy, inputs);
  const { homePrice, downPayment, yearsToStay, monthlyRent } = inputs;
  const { workings, result } = workOutRentVsBuy(inputs);
  const { months, monthsOfStay, mortgage, monthlyRate, mortgagePayment, upkeep, equity } = workings;
  const paid = Math.min(monthsOfStay, months);
  const owed = Math.max(0, futureBalance(mortgage, monthlyRate, mortgagePayment, paid));
  const salePrice = homePrice * (1 + homeAssumptions.appreciation / 100) ** yearsToStay;
  const sellingCosts = (salePrice * wealthAssumptions.sellingCosts) / 100;
  const growth = 1 + wealthAssumptions.investmentReturn / 100;
  const saved = (monthly: number, count: number) =>
    (monthly * (growth ** (count / 12) - 1)) / (growth ** (1 / 12) - 1);
  // Beyond the amortization the mortgage payments stop and what they came to goes on growing.
  const mortgageSaved = saved(mortgagePayment, paid) * growth ** ((monthsOfStay - paid) / 12);
  const difference = mortgageSaved + saved(upkeep - monthlyRent, monthsOfStay);
  const figures: RentVsBuyFigures = {
    yearsToStay,
    principalRepaid: mortgage - owed,
    equityAssumed: equity,
    sellingCosts,
    ownerWealth: salePrice - sellingCosts - owed + Math.max(0, -difference),
    renterWealth: downPayment * growth ** yearsToStay + Math.max(0, difference),
  };
  const holds = result.isRentingBetter === figures.renterWealth > figures.ownerWealth;
  return {
    id: "rent-vs-buy",
    checked: result.recommendationId,
    holds,
    refutes: holds ? [] : ["savings"],
    figures,
  };
}
