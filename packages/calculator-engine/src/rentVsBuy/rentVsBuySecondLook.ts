import { equivalentRate } from "../canada/equivalentRate.ts";
import { futureBalance } from "../finance/futureBalance.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import { monthlyPayment } from "../lenderView/monthlyPayment.ts";
import { purchaseCosts } from "../lenderView/purchaseCosts.ts";
import type { SecondLook } from "../secondLook/secondLook.ts";
import { assertValid } from "../validate.ts";
import { homeAssumptions } from "./homeAssumptions.ts";
import { type RentVsBuyCircumstances, rentVsBuyCircumstances } from "./rentVsBuyCircumstances.ts";
import { type RentVsBuyInputs, rentVsBuy, workOutRentVsBuy } from "./rentVsBuyEstimate.ts";

export interface RentVsBuyFigures {
  readonly yearsToStay: number;
  /** Principal repaid by the end of the stay, from the amortization. */
  readonly principalRepaid: number;
  /** What the estimate counts instead: 30 % of the payments. */
  readonly equityAssumed: number;
  /** Land transfer tax and the tax on the insurance premium, in cash. */
  readonly buyingCosts: number;
  readonly sellingCosts: number;
  /** What the owner holds at the end: the sale, less its costs and the mortgage, and any savings. */
  readonly ownerWealth: number;
  /** What the renter holds at the end: the down payment and the monthly difference, invested. */
  readonly renterWealth: number;
  /** What is missing of the least down payment; 0 where somebody could lend. */
  readonly missing: number;
}

export type RentVsBuySecondLook = SecondLook<RentVsBuyFigures, "rent-vs-buy">;

/** What the second look assumes; percentages. */
export const wealthAssumptions = {
  /** Of the sale price: commission and legal fees. */
  sellingCosts: 5,
  /** A year, after tax, on whatever either side has to spare. */
  investmentReturn: 4,
} as const;

/** What either side puts aside a month, invested, once it has done so for a number of months. */
const growth = 1 + wealthAssumptions.investmentReturn / 100;
const invested = (monthly: number, count: number) =>
  (monthly * (growth ** (count / 12) - 1)) / (growth ** (1 / 12) - 1);

/**
 * Sets what an owner and a renter would hold at the end of the stay against each other.
 *
 * Whoever has the lower monthly cost invests the difference; the renter also invests the down payment and
 * what the owner pays in taxes and fees on closing. Equity comes from the schedule of a lender's mortgage
 * of 25 years, insurance premium included, and selling costs are paid. Rent, property tax and maintenance
 * stay level, as in the estimate. Buying on which nobody could lend is never the better choice.
 *
 * @throws CalculatorInputError
 */
export function rentVsBuySecondLook(
  inputs: RentVsBuyInputs,
  given: Partial<RentVsBuyCircumstances> = {},
): RentVsBuySecondLook {
  assertValid(rentVsBuy, inputs);
  const circumstances = completeCircumstances(rentVsBuyCircumstances, given);
  const { workings, result } = workOutRentVsBuy(inputs);
  const { homePrice, interestRate, yearsToStay, monthlyRent } = inputs;
  const { months, monthsOfStay, upkeep, equity } = workings;
  const { amortizationYears, appreciation } = homeAssumptions;
  const { compounding, province } = circumstances;
  const downPayment = Math.min(inputs.downPayment, homePrice);
  const costs = purchaseCosts(
    { price: homePrice, downPayment, amortizationYears, province },
    circumstances,
  );
  const loan = costs.insurance.insuredMortgage;
  const payment = monthlyPayment(loan, interestRate, amortizationYears, compounding);
  const paid = Math.min(monthsOfStay, months);
  const rate = equivalentRate(interestRate, compounding);
  const owed = Math.max(0, futureBalance(loan, rate, payment, paid));
  const salePrice = homePrice * (1 + appreciation / 100) ** yearsToStay;
  const sellingCosts = (salePrice * wealthAssumptions.sellingCosts) / 100;
  const buyingCosts = costs.transfer.total + costs.insurance.salesTax;
  // Beyond the amortization the mortgage payments stop and what they came to goes on growing.
  const mortgageSaved = invested(payment, paid) * growth ** ((monthsOfStay - paid) / 12);
  const difference = mortgageSaved + invested(upkeep - monthlyRent, monthsOfStay);
  const figures: RentVsBuyFigures = {
    yearsToStay,
    principalRepaid: loan - owed,
    equityAssumed: equity,
    buyingCosts,
    sellingCosts,
    ownerWealth: salePrice - sellingCosts - owed + Math.max(0, -difference),
    renterWealth: (downPayment + buyingCosts) * growth ** yearsToStay + Math.max(0, difference),
    missing: costs.refused?.missing.value ?? 0,
  };
  const rentingWins = figures.missing > 0 || figures.renterWealth > figures.ownerWealth;
  const holds = result.isRentingBetter === rentingWins;
  return {
    id: "rent-vs-buy",
    checked: result.recommendationId,
    holds,
    refutes: holds ? [] : ["savings"],
    figures,
  };
}
