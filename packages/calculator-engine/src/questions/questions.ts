import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { affordabilityEnglish } from "../affordability/affordabilityWords.en.ts";
import { affordabilityFrench } from "../affordability/affordabilityWords.fr.ts";
import { closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import { closingFeesEnglish } from "../closingFees/closingFeesWords.en.ts";
import { closingFeesFrench } from "../closingFees/closingFeesWords.fr.ts";
import { debtConsolidationInsight } from "../debtConsolidation/debtConsolidationInsight.ts";
import { debtConsolidationEnglish } from "../debtConsolidation/debtConsolidationWords.en.ts";
import { debtConsolidationFrench } from "../debtConsolidation/debtConsolidationWords.fr.ts";
import { fixedOrVariableInsight } from "../fixedOrVariable/fixedOrVariableInsight.ts";
import { fixedOrVariableEnglish } from "../fixedOrVariable/fixedOrVariableWords.en.ts";
import { fixedOrVariableFrench } from "../fixedOrVariable/fixedOrVariableWords.fr.ts";
import { homeIncomeInsight } from "../homeIncome/homeIncomeInsight.ts";
import { homeIncomeEnglish } from "../homeIncome/homeIncomeWords.en.ts";
import { homeIncomeFrench } from "../homeIncome/homeIncomeWords.fr.ts";

import { leavingInsight } from "../leaving/leavingInsight.ts";
import { leavingCostEnglish } from "../leaving/leavingWords.en.ts";
import { leavingCostFrench } from "../leaving/leavingWords.fr.ts";
import { paymentInsight } from "../payment/paymentInsight.ts";
import { paymentEnglish } from "../payment/paymentWords.en.ts";
import { paymentFrench } from "../payment/paymentWords.fr.ts";
import { refinanceInsight } from "../refinance/refinanceInsight.ts";
import { refinanceEnglish } from "../refinance/refinanceWords.en.ts";
import { refinanceFrench } from "../refinance/refinanceWords.fr.ts";
import { renewalInsight } from "../renewal/renewalInsight.ts";
import { renewalEnglish } from "../renewal/renewalWords.en.ts";
import { renewalFrench } from "../renewal/renewalWords.fr.ts";
import { rentVsBuyInsight } from "../rentVsBuy/rentVsBuyInsight.ts";
import { rentVsBuyEnglish } from "../rentVsBuy/rentVsBuyWords.en.ts";
import { rentVsBuyFrench } from "../rentVsBuy/rentVsBuyWords.fr.ts";
import type { TypesOf } from "../words/QuestionWords.ts";

/** Ids of all questions, in display order. */
export const questionIds = [
  "affordability",
  "payment",
  "refinance",
  "rent-vs-buy",
  "debt-consolidation",
  "closing-fees",
  "renewal",
  "leaving",
  "home-income",
  "fixed-or-variable",
] as const;

export type QuestionId = (typeof questionIds)[number];

/** Insights of all questions, by question id. */
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
} as const satisfies Readonly<Record<QuestionId, object>>;

/** English words of all questions, by question id. */
export const questionsEnglish = {
  affordability: affordabilityEnglish,
  payment: paymentEnglish,
  refinance: refinanceEnglish,
  "rent-vs-buy": rentVsBuyEnglish,
  "debt-consolidation": debtConsolidationEnglish,
  "closing-fees": closingFeesEnglish,
  renewal: renewalEnglish,
  leaving: leavingCostEnglish,
  "home-income": homeIncomeEnglish,
  "fixed-or-variable": fixedOrVariableEnglish,
} satisfies Readonly<Record<QuestionId, object>>;

/** French words of all questions, by question id. */
export const questionsFrench = {
  affordability: affordabilityFrench,
  payment: paymentFrench,
  refinance: refinanceFrench,
  "rent-vs-buy": rentVsBuyFrench,
  "debt-consolidation": debtConsolidationFrench,
  "closing-fees": closingFeesFrench,
  renewal: renewalFrench,
  leaving: leavingCostFrench,
  "home-income": homeIncomeFrench,
  "fixed-or-variable": fixedOrVariableFrench,
} satisfies Readonly<Record<QuestionId, object>>;

/** Types of the inputs, result, facts and verdict of each question. */
export type Questions = { readonly [Id in QuestionId]: TypesOf<(typeof insights)[Id]> };
