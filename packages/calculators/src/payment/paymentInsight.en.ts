import { words } from "@simcoe/calculator-engine/words/en/payment";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsEn } from "../result/resultWords.en.ts";
import { paymentWordsEn } from "./payment.en.ts";
import { paymentInsight } from "./paymentInsight.tsx";

export { words };
export const insight = defineInsight(paymentInsight, paymentWordsEn, {
  ...resultWordsEn,
  engine: words,
});
