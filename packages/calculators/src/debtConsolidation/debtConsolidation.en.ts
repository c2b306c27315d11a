import { en } from "../language/en.ts";
import { debtConsolidationView } from "./debtConsolidationView.ts";
import { debtConsolidationWordsEn } from "./debtConsolidationWords.en.ts";

export const debtConsolidationEn = debtConsolidationView(
  debtConsolidationWordsEn,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/debtConsolidation"),
);
