import { futureBalance } from "../finance/futureBalance.ts";
import type { SecondLook } from "../secondLook/secondLook.ts";
import { spell } from "../spell.ts";
import { homeAssumptions } from "./homeAssumptions.ts";
import { type RentVsBuyInputs, rentVsBuy, workOutRentVsBuy } from "./rentVsBuyEstimate.ts";

export interface RentVsBuyFigures {
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
export function rentVsBuySecondLook(inputs: RentVsBuyInputs): SecondLook<RentVsBuyFigures> {
  rentVsBuy.calculate(inputs);
  const { homePrice, downPayment, yearsToStay, monthlyRent } = inputs;
  const { workings, result } = workOutRentVsBuy(inputs);
  const { months, mortgage, monthlyRate, payments, mortgagePayment, upkeep, equity } = workings;
  const paid = Math.min(months, payments);
  const owed = Math.max(0, futureBalance(mortgage, monthlyRate, mortgagePayment, paid));
  const salePrice = homePrice * (1 + homeAssumptions.appreciation / 100) ** yearsToStay;
  const sellingCosts = (salePrice * wealthAssumptions.sellingCosts) / 100;
  const growth = 1 + wealthAssumptions.investmentReturn / 100;
  const saved = (monthly: number, count: number) =>
    (monthly * (growth ** (count / 12) - 1)) / (growth ** (1 / 12) - 1);
  // Beyond the amortization the mortgage payments stop and what they came to goes on growing.
  const mortgageSaved = saved(mortgagePayment, paid) * growth ** ((months - paid) / 12);
  const difference = mortgageSaved + saved(upkeep - monthlyRent, months);
  const figures: RentVsBuyFigures = {
    principalRepaid: mortgage - owed,
    equityAssumed: equity,
    sellingCosts,
    ownerWealth: salePrice - sellingCosts - owed + Math.max(0, -difference),
    renterWealth: downPayment * growth ** yearsToStay + Math.max(0, difference),
  };
  return {
    advice: result.recommendation,
    holds: result.isRentingBetter === figures.renterWealth > figures.ownerWealth,
    figures,
    sentence: say(figures, yearsToStay),
  };
}

function say({ ownerWealth, renterWealth }: RentVsBuyFigures, yearsToStay: number): string {
  const [ahead, by] =
    renterWealth > ownerWealth
      ? ["renter", renterWealth - ownerWealth]
      : ["owner", ownerWealth - renterWealth];
  return `After ${spell(yearsToStay, "years")} an owner would hold ${spell(ownerWealth, "dollars")}, and a renter who invests the down payment and the difference ${spell(renterWealth, "dollars")}: the ${ahead} is ${spell(by, "dollars")} ahead.`;
}
