import { words } from "@simcoe/calculator-engine/words/en/renewal";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsEn } from "../result/resultWords.en.ts";
import { renewalWordsEn } from "./renewal.en.ts";
import { renewalInsight } from "./renewalInsight.tsx";

export { words };
export const insight = defineInsight(renewalInsight, renewalWordsEn, {
  ...resultWordsEn,
  engine: words,
});
