import { words } from "@simcoe/calculator-engine/words/en/refinance";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsEn } from "../result/resultWords.en.ts";
import { refinanceWordsEn } from "./refinance.en.ts";
import { refinanceInsight } from "./refinanceInsight.tsx";

export { words };
export const insight = defineInsight(refinanceInsight, refinanceWordsEn, {
  ...resultWordsEn,
  engine: words,
});
