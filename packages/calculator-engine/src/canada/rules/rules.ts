import {
  insurancePremium,
  longAmortizationBuyers,
  minimumDownPaymentRule,
  premiumSalesTax,
} from "./mortgageInsurance.ts";
import { mortgageRegistration } from "./mortgageRegistration.ts";
import { municipalTransfer } from "./municipalTransfer.ts";
import {
  firstHomeSavingsAccount,
  fixedRateCompounding,
  gstRebate,
  homeBuyersAmount,
  homeBuyersPlan,
  prepaymentInterestCapYears,
  prepaymentInterestMonths,
  unrecoverableCosts,
} from "./programs.ts";
import { provincialTransfer } from "./provincialTransfer.ts";
import {
  conventionalLimits,
  countedCosts,
  insuredLimits,
  refinanceLimit,
  stressTest,
} from "./qualifying.ts";
import { firstTimeRelief, newlyBuiltRelief } from "./transferRelief.ts";

/**
 * Every dated figure of the engine, for pages that quote a figure, its date and its source.
 *
 * Rates are percentages. Read one with `ruleInForce(rules.stressTest, on)`.
 */
export const rules = {
  provincialTransfer,
  municipalTransfer,
  firstTimeRelief,
  newlyBuiltRelief,
  mortgageRegistration,
  minimumDownPayment: minimumDownPaymentRule,
  insurancePremium,
  longAmortizationBuyers,
  premiumSalesTax,
  stressTest,
  insuredLimits,
  conventionalLimits,
  countedCosts,
  refinanceLimit,
  fixedRateCompounding,
  prepaymentInterestMonths,
  prepaymentInterestCapYears,
  gstRebate,
  firstHomeSavingsAccount,
  homeBuyersPlan,
  homeBuyersAmount,
  unrecoverableCosts,
} as const;
