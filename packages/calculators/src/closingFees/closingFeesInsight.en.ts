import { words } from "@simcoe/calculator-engine/words/en/closingFees";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsEn } from "../result/resultWords.en.ts";
import { closingFeesWordsEn } from "./closingFees.en.ts";
import { closingFeesInsight } from "./closingFeesInsight.tsx";

export { words };
export const insight = defineInsight(closingFeesInsight, closingFeesWordsEn, {
  ...resultWordsEn,
  engine: words,
});
