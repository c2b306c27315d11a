import type { AffordabilityAnswer } from "./affordability/affordabilityTippingPoints.ts";
import type { ClosingFeesAnswer } from "./closingFees/closingFeesTippingPoints.ts";
import type { DebtAnswer } from "./debtConsolidation/debtConsolidationTippingPoints.ts";
import type { PaymentAnswer } from "./payment/paymentTippingPoints.ts";
import type { RecommendationId } from "./recommendations.ts";
import type { RenewalAnswer } from "./renewal/renewalTippingPoints.ts";

/** Every answer that a tipping point leads from or to; words say it. */
export type AnswerId =
  | RecommendationId
  | AffordabilityAnswer
  | PaymentAnswer
  | ClosingFeesAnswer
  | DebtAnswer
  | RenewalAnswer;
