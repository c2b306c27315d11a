import { words } from "@simcoe/calculator-engine/words/fr/refinance";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsFr } from "../result/resultWords.fr.ts";
import { refinanceWordsFr } from "./refinance.fr.ts";
import { refinanceInsight } from "./refinanceInsight.tsx";

export { words };
export const insight = defineInsight(refinanceInsight, refinanceWordsFr, {
  ...resultWordsFr,
  engine: words,
});
