import { affordabilityFrench } from "../affordability/affordabilityWords.fr.ts";
import { closingFeesFrench } from "../closingFees/closingFeesWords.fr.ts";
import { debtConsolidationFrench } from "../debtConsolidation/debtConsolidationWords.fr.ts";
import { fixedOrVariableFrench } from "../fixedOrVariable/fixedOrVariableWords.fr.ts";
import { homeIncomeFrench } from "../homeIncome/homeIncomeWords.fr.ts";
import { leavingCostFrench } from "../leaving/leavingWords.fr.ts";
import { paymentFrench } from "../payment/paymentWords.fr.ts";
import { refinanceFrench } from "../refinance/refinanceWords.fr.ts";
import { renewalFrench } from "../renewal/renewalWords.fr.ts";
import { rentVsBuyFrench } from "../rentVsBuy/rentVsBuyWords.fr.ts";
import { createWords } from "../words/createWords.ts";
import { french } from "../words/french.ts";
import type { Words } from "../words/Words.ts";
import type { QuestionId } from "./insights.ts";

const questions = {
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

/**
 * Texts in Canadian French for everything that the engine returns.
 *
 * @example
 * words.provinces.QC; // "Québec"
 */
export const words: Words = createWords(french, questions);
