import { words } from "@simcoe/calculator-engine/words/en/rentVsBuy";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsEn } from "../result/resultWords.en.ts";
import { rentVsBuyWordsEn } from "./rentVsBuy.en.ts";
import { rentVsBuyInsight } from "./rentVsBuyInsight.tsx";

export { words };
export const insight = defineInsight(rentVsBuyInsight, rentVsBuyWordsEn, {
  ...resultWordsEn,
  engine: words,
});
