import { words } from "@simcoe/calculator-engine/words/en/debtConsolidation";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsEn } from "../result/resultWords.en.ts";
import { debtConsolidationWordsEn } from "./debtConsolidation.en.ts";
import { debtConsolidationInsight } from "./debtConsolidationInsight.tsx";

export { words };
export const insight = defineInsight(debtConsolidationInsight, debtConsolidationWordsEn, {
  ...resultWordsEn,
  engine: words,
});
