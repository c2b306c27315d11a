import { words } from "@simcoe/calculator-engine/words/fr/closingFees";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsFr } from "../result/resultWords.fr.ts";
import { closingFeesWordsFr } from "./closingFees.fr.ts";
import { closingFeesInsight } from "./closingFeesInsight.tsx";

export { words };
export const insight = defineInsight(closingFeesInsight, closingFeesWordsFr, {
  ...resultWordsFr,
  engine: words,
});
