import { refinanceFormFrench } from "@mortgage-kit/calculator-engine/form/fr/refinance";
import { fr } from "../language/fr.ts";
import { refinanceView } from "./refinanceView.ts";

export const refinanceFr = refinanceView(
  refinanceFormFrench,
  fr,
  () => import("@mortgage-kit/calculator-engine/words/fr/refinance"),
);
