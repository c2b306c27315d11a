import { answerQuestion } from "./answerQuestion.ts";
import { figureTool } from "./defineFigure.ts";
import { annualPercentageRate } from "./figures/annualPercentageRate.ts";
import { homeEquity } from "./figures/homeEquity.ts";
import { insuranceClass } from "./figures/insuranceClass.ts";
import { insurancePremium } from "./figures/insurancePremium.ts";
import { landTransferTax } from "./figures/landTransferTax.ts";
import { incomeNeeded, maximumPurchase } from "./figures/maximumPurchase.ts";
import { minimumDownPayment } from "./figures/minimumDownPayment.ts";
import { newHousingRebate } from "./figures/newHousingRebate.ts";
import { payment } from "./figures/payment.ts";
import { prepaymentCharge } from "./figures/prepaymentCharge.ts";
import { qualifying } from "./figures/qualifying.ts";
import { renewalComparison } from "./figures/renewalComparison.ts";
import { scheduleSummary } from "./figures/scheduleSummary.ts";
import { straightSwitch } from "./figures/straightSwitch.ts";
import { variableRate } from "./figures/variableRate.ts";
import { lookUpRule } from "./lookUpRule.ts";
import type { Tool } from "./Tool.ts";

/** Tools that calculate one of several figures, each for one task. */
export const figureTools = [
  figureTool(
    {
      name: "buy_home",
      title: "Buying a home",
      description:
        "One figure of buying a home in Canada: taxes, insurance, minimum down payment, what a lender would finance.",
    },
    [
      landTransferTax,
      insurancePremium,
      minimumDownPayment,
      newHousingRebate,
      insuranceClass,
      qualifying,
      maximumPurchase,
      incomeNeeded,
    ],
  ),
  figureTool(
    {
      name: "pay_mortgage",
      title: "Payments and cost of a mortgage",
      description: "One figure of a mortgage: payments, cost, effect of the prime rate.",
    },
    [payment, scheduleSummary, annualPercentageRate, variableRate],
  ),
  figureTool(
    {
      name: "change_mortgage",
      title: "Renewing, switching, repaying or enlarging a mortgage",
      description: "One figure of leaving, renewing, moving or enlarging a mortgage.",
    },
    [renewalComparison, prepaymentCharge, straightSwitch, homeEquity],
  ),
];

/** All tools of the server. */
export const tools: readonly Tool[] = [answerQuestion, ...figureTools, lookUpRule];
