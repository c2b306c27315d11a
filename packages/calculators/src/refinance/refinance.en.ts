import { refinanceFormEnglish } from "@mortgage-kit/calculator-engine/form/en/refinance";
import { en } from "../language/en.ts";
import { refinanceView } from "./refinanceView.ts";

export const refinanceEn = refinanceView(
  refinanceFormEnglish,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/refinance"),
);
