import { type Compounding, equivalentRate } from "../canada/compounding.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";

/** Returns the monthly `mortgagePayment` in dollars, for inputs that are already validated. */
export const monthlyPayment = (
  principal: number,
  annualRate: number,
  years: number,
  compounding: Compounding,
) =>
  levelPayment(principal, equivalentRate(annualRate, compounding), years * paymentsPerYear.monthly);
