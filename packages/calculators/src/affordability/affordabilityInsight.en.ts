import { words } from "@simcoe/calculator-engine/words/en/affordability";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsEn } from "../result/resultWords.en.ts";
import { affordabilityWordsEn } from "./affordability.en.ts";
import { affordabilityInsight } from "./affordabilityInsight.tsx";

export { words };
export const insight = defineInsight(affordabilityInsight, affordabilityWordsEn, {
  ...resultWordsEn,
  engine: words,
});
