import { affordabilityFormFrench } from "@mortgage-kit/calculator-engine/form/fr/affordability";
import { fr } from "../language/fr.ts";
import { affordabilityView } from "./affordabilityView.ts";

export const affordabilityFr = affordabilityView(
  affordabilityFormFrench,
  fr,
  () => import("@mortgage-kit/calculator-engine/words/fr/affordability"),
);
