import { words } from "@simcoe/calculator-engine/words/fr/renewal";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsFr } from "../result/resultWords.fr.ts";
import { renewalWordsFr } from "./renewal.fr.ts";
import { renewalInsight } from "./renewalInsight.tsx";

export { words };
export const insight = defineInsight(renewalInsight, renewalWordsFr, {
  ...resultWordsFr,
  engine: words,
});
