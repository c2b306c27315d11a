import { annualPercentageRate } from "./tools/annualPercentageRate.ts";
import { answerQuestion } from "./tools/answerQuestion.ts";
import { homeEquity } from "./tools/homeEquity.ts";
import { incomeNeeded } from "./tools/incomeNeeded.ts";
import { insuranceClass } from "./tools/insuranceClass.ts";
import { insurancePremium } from "./tools/insurancePremium.ts";
import { landTransferTax } from "./tools/landTransferTax.ts";
import { lookUpRule } from "./tools/lookUpRule.ts";
import { maximumPurchase } from "./tools/maximumPurchase.ts";
import { minimumDownPayment } from "./tools/minimumDownPayment.ts";
import { newHousingRebate } from "./tools/newHousingRebate.ts";
import { payment } from "./tools/payment.ts";
import { prepaymentCharge } from "./tools/prepaymentCharge.ts";
import { qualifying } from "./tools/qualifying.ts";
import { renewalComparison } from "./tools/renewalComparison.ts";
import { scheduleSummary } from "./tools/scheduleSummary.ts";
import { straightSwitch } from "./tools/straightSwitch.ts";
import { variableRate } from "./tools/variableRate.ts";

/** All tools of the server. */
export const tools = [
  payment,
  scheduleSummary,
  landTransferTax,
  insurancePremium,
  minimumDownPayment,
  qualifying,
  maximumPurchase,
  incomeNeeded,
  insuranceClass,
  newHousingRebate,
  homeEquity,
  straightSwitch,
  variableRate,
  annualPercentageRate,
  prepaymentCharge,
  renewalComparison,
  lookUpRule,
  answerQuestion,
];
