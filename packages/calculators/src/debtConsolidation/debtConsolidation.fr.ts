import { debtConsolidationFormFrench } from "@mortgage-kit/calculator-engine/form/fr/debtConsolidation";
import { fr } from "../language/fr.ts";
import { debtConsolidationView } from "./debtConsolidationView.ts";

export const debtConsolidationFr = debtConsolidationView(
  debtConsolidationFormFrench,
  fr,
  () => import("@mortgage-kit/calculator-engine/words/fr/debtConsolidation"),
);
