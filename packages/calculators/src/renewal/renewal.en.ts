import { renewalFormEnglish } from "@mortgage-kit/calculator-engine/form/en/renewal";
import { en } from "../language/en.ts";
import { renewalView } from "./renewalView.ts";

export const renewalEn = renewalView(
  renewalFormEnglish,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/renewal"),
);
