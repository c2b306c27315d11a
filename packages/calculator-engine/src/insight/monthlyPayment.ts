import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { equivalentRate } from "../canada/equivalentRate.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";

/** Returns `mortgagePayment`, monthly, for inputs that have been checked. */
export const monthlyPayment = (
  principal: number,
  annualRate: number,
  years: number,
  compounding: Compounding,
) =>
  levelPayment(principal, equivalentRate(annualRate, compounding), years * paymentsPerYear.monthly);
