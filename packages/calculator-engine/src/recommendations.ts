import type { DebtConsolidationRecommendationId } from "./debtConsolidation/debtConsolidationEstimate.ts";
import type { RefinanceRecommendationId } from "./refinance/refinanceEstimate.ts";
import type { RenewalRecommendationId } from "./renewal/renewalEstimate.ts";
import type { RentVsBuyRecommendationId } from "./rentVsBuy/rentVsBuyEstimate.ts";

/** Every advice that an estimate gives; programs decide by it, words say it. */
export type RecommendationId =
  | RefinanceRecommendationId
  | RentVsBuyRecommendationId
  | DebtConsolidationRecommendationId
  | RenewalRecommendationId;
