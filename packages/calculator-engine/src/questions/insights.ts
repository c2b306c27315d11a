import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import { debtConsolidationInsight } from "../debtConsolidation/debtConsolidationInsight.ts";
import { fixedOrVariableInsight } from "../fixedOrVariable/fixedOrVariableInsight.ts";
import { homeIncomeInsight } from "../homeIncome/homeIncomeInsight.ts";
import type { Insight } from "../insight/defineInsight.ts";
import { leavingInsight } from "../leaving/leavingInsight.ts";
import { paymentInsight } from "../payment/paymentInsight.ts";
import { refinanceInsight } from "../refinance/refinanceInsight.ts";
import { renewalInsight } from "../renewal/renewalInsight.ts";
import { rentVsBuyInsight } from "../rentVsBuy/rentVsBuyInsight.ts";

/** Insights of all questions by question id, in display order. */
export const insights = {
  affordability: affordabilityInsight,
  payment: paymentInsight,
  refinance: refinanceInsight,
  "rent-vs-buy": rentVsBuyInsight,
  "debt-consolidation": debtConsolidationInsight,
  "closing-fees": closingFeesInsight,
  renewal: renewalInsight,
  leaving: leavingInsight,
  "home-income": homeIncomeInsight,
  "fixed-or-variable": fixedOrVariableInsight,
} as const;

export type QuestionId = keyof typeof insights;

type PartsOf<Of> =
  Of extends Insight<infer Inputs, infer Result, infer Facts, infer OfVerdict, infer _Count>
    ? {
        readonly inputs: Inputs;
        readonly result: Result;
        readonly facts: Facts;
        readonly verdict: OfVerdict;
      }
    : never;

/** Types of the inputs, result, facts and verdict of each question. */
export type Questions = { readonly [Id in QuestionId]: PartsOf<(typeof insights)[Id]> };
