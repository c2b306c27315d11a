import { renewalFormFrench } from "@mortgage-kit/calculator-engine/form/fr/renewal";
import { fr } from "../language/fr.ts";
import { renewalView } from "./renewalView.ts";

export const renewalFr = renewalView(
  renewalFormFrench,
  fr,
  () => import("@mortgage-kit/calculator-engine/words/fr/renewal"),
);
