import { en } from "../language/en.ts";
import { affordabilityView } from "./affordabilityView.ts";
import { affordabilityWordsEn } from "./affordabilityWords.en.ts";

export const affordabilityEn = affordabilityView(
  affordabilityWordsEn,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/affordability"),
);
