import { closingFeesFormEnglish } from "@mortgage-kit/calculator-engine/form/en/closingFees";
import { en } from "../language/en.ts";
import { closingFeesView } from "./closingFeesView.tsx";

export const closingFeesEn = closingFeesView(
  closingFeesFormEnglish,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/closingFees"),
);
