import { words } from "@simcoe/calculator-engine/words/fr/affordability";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsFr } from "../result/resultWords.fr.ts";
import { affordabilityWordsFr } from "./affordability.fr.ts";
import { affordabilityInsight } from "./affordabilityInsight.tsx";

export { words };
export const insight = defineInsight(affordabilityInsight, affordabilityWordsFr, {
  ...resultWordsFr,
  engine: words,
});
