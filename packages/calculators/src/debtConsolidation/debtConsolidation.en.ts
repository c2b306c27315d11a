import { debtConsolidationFormEnglish } from "@mortgage-kit/calculator-engine/form/en/debtConsolidation";
import { en } from "../language/en.ts";
import { debtConsolidationView } from "./debtConsolidationView.ts";

export const debtConsolidationEn = debtConsolidationView(
  debtConsolidationFormEnglish,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/debtConsolidation"),
);
