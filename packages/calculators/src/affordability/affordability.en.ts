import { affordabilityFormEnglish } from "@mortgage-kit/calculator-engine/form/en/affordability";
import { en } from "../language/en.ts";
import { affordabilityView } from "./affordabilityView.ts";

export const affordabilityEn = affordabilityView(
  affordabilityFormEnglish,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/affordability"),
);
