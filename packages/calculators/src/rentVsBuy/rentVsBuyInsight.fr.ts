import { words } from "@simcoe/calculator-engine/words/fr/rentVsBuy";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsFr } from "../result/resultWords.fr.ts";
import { rentVsBuyWordsFr } from "./rentVsBuy.fr.ts";
import { rentVsBuyInsight } from "./rentVsBuyInsight.tsx";

export { words };
export const insight = defineInsight(rentVsBuyInsight, rentVsBuyWordsFr, {
  ...resultWordsFr,
  engine: words,
});
