import { words } from "@simcoe/calculator-engine/words/fr/payment";
import { defineInsight } from "../result/defineInsight.tsx";
import { resultWordsFr } from "../result/resultWords.fr.ts";
import { paymentWordsFr } from "./payment.fr.ts";
import { paymentInsight } from "./paymentInsight.tsx";

export { words };
export const insight = defineInsight(paymentInsight, paymentWordsFr, {
  ...resultWordsFr,
  engine: words,
});
