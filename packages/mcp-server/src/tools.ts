import { insurancePremium } from "./tools/insurancePremium.ts";
import { landTransferTax } from "./tools/landTransferTax.ts";
import { lookUpRule } from "./tools/lookUpRule.ts";
import { maximumPurchase } from "./tools/maximumPurchase.ts";
import { minimumDownPayment } from "./tools/minimumDownPayment.ts";
import { payment } from "./tools/payment.ts";
import { prepaymentCharge } from "./tools/prepaymentCharge.ts";
import { qualifying } from "./tools/qualifying.ts";
import { renewalComparison } from "./tools/renewalComparison.ts";
import { scheduleSummary } from "./tools/scheduleSummary.ts";

/** Every question an assistant may ask, one tool each. */
export const tools = [
  payment,
  scheduleSummary,
  landTransferTax,
  insurancePremium,
  minimumDownPayment,
  qualifying,
  maximumPurchase,
  prepaymentCharge,
  renewalComparison,
  lookUpRule,
];
