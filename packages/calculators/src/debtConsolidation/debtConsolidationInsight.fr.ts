import { words } from "@simcoe/calculator-engine/words/fr/debtConsolidation";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsFr } from "../result/resultWords.fr.ts";
import { debtConsolidationWordsFr } from "./debtConsolidation.fr.ts";
import { debtConsolidationInsight } from "./debtConsolidationInsight.tsx";

export { words };
export const insight = defineInsight(debtConsolidationInsight, debtConsolidationWordsFr, {
  ...resultWordsFr,
  engine: words,
});
