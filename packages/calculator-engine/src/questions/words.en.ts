import { affordabilityEnglish } from "../affordability/affordabilityWords.en.ts";
import { closingFeesEnglish } from "../closingFees/closingFeesWords.en.ts";
import { debtConsolidationEnglish } from "../debtConsolidation/debtConsolidationWords.en.ts";
import { fixedOrVariableEnglish } from "../fixedOrVariable/fixedOrVariableWords.en.ts";
import { homeIncomeEnglish } from "../homeIncome/homeIncomeWords.en.ts";
import { leavingCostEnglish } from "../leaving/leavingWords.en.ts";
import { paymentEnglish } from "../payment/paymentWords.en.ts";
import { refinanceEnglish } from "../refinance/refinanceWords.en.ts";
import { renewalEnglish } from "../renewal/renewalWords.en.ts";
import { rentVsBuyEnglish } from "../rentVsBuy/rentVsBuyWords.en.ts";
import { createWords } from "../words/createWords.ts";
import { english } from "../words/english.ts";
import type { Words } from "../words/Words.ts";
import type { QuestionId } from "./insights.ts";

const questions = {
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

/**
 * Texts in Canadian English for everything that the engine returns.
 *
 * @example
 * words.provinces.QC; // "Quebec"
 */
export const words: Words = createWords(english, questions);
