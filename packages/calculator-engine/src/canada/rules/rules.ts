import {
  firstHomeSavingsAccount,
  homeBuyersAmount,
  homeBuyersAmountRate,
  homeBuyersPlan,
  homeBuyersPlanRepaymentRule,
} from "./buyerPrograms.ts";
import {
  fixedRateCompounding,
  prepaymentInterestCapExclusions,
  prepaymentInterestCapYears,
  prepaymentInterestMonths,
} from "./contracts.ts";
import {
  cmhcLimits,
  conventionalLimits,
  countedCosts,
  incomeRule,
  insurableLoan,
  insuredLimits,
  ownHomeRent,
} from "./debtService.ts";
import {
  insuredNewcomers,
  insuredUnits,
  longAmortizationBuyers,
  minimumDownPaymentRule,
} from "./eligibleMortgage.ts";
import { addedUnitsLimit, homeEquityLineLimit, refinanceLimit } from "./equity.ts";
import { firstTimeTests } from "./firstTimeTests.ts";
import {
  gstRebate,
  newHomeSalesTax,
  newHousingGstRebate,
  newHousingHstRebate,
  novaScotiaFirstTimeTest,
  novaScotiaHousingRebate,
  ontarioHstRelief,
  quebecHousingRebate,
} from "./housingRebates.ts";
import { insurancePremium } from "./insurancePremium.ts";
import { municipalTransfer } from "./landTransferTaxOfCities.ts";
import { provincialTransfer } from "./landTransferTaxOfProvinces.ts";
import { firstTimeRelief, newlyBuiltRelief, separationRelief } from "./landTransferTaxRelief.ts";
import { mortgageRegistration } from "./mortgageRegistration.ts";
import { municipalRateLimit } from "./municipalRateLimit.ts";
import { nonResidentTax } from "./nonResidentTax.ts";
import { premiumSalesTax } from "./premiumSalesTax.ts";
import { purchaseProhibition } from "./purchaseProhibition.ts";
import {
  insuredStressTest,
  insuredSwitchExemption,
  stressTest,
  switchExemption,
} from "./stressTest.ts";
import { cityPropertyTax, typicalPropertyTax } from "./typicalPropertyTax.ts";

/**
 * Dated figures of the engine, for pages that quote a figure, its date and its source.
 *
 * Rates are percentages. Look up a rule with `ruleInForce({ rule: rules.stressTest, on })`.
 */
export const rules = {
  provincialTransfer,
  municipalTransfer,
  municipalRateLimit,
  nonResidentTax,
  purchaseProhibition,
  firstTimeTests,
  firstTimeRelief,
  newlyBuiltRelief,
  separationRelief,
  mortgageRegistration,
  minimumDownPayment: minimumDownPaymentRule,
  insuredUnits,
  insurancePremium,
  longAmortizationBuyers,
  insurableLoan,
  premiumSalesTax,
  stressTest,
  insuredStressTest,
  switchExemption,
  insuredSwitchExemption,
  insuredLimits,
  cmhcLimits,
  conventionalLimits,
  countedCosts,
  countedIncome: incomeRule,
  ownHomeRent,
  refinanceLimit,
  addedUnitsLimit,
  homeEquityLineLimit,
  cityPropertyTax,
  typicalPropertyTax,
  fixedRateCompounding,
  prepaymentInterestMonths,
  prepaymentInterestCapYears,
  prepaymentInterestCapExclusions,
  gstRebate,
  newHousingGstRebate,
  newHousingHstRebate,
  ontarioHstRelief,
  provincialHousingRebates: {
    quebecHousingRebate,
    novaScotiaHousingRebate,
    novaScotiaFirstTimeTest,
  },
  newHomeSalesTax,
  insuredNewcomers,
  firstHomeSavingsAccount,
  homeBuyersPlan,
  homeBuyersPlanRepayment: homeBuyersPlanRepaymentRule,
  homeBuyersAmount,
  homeBuyersAmountRate,
} as const;
