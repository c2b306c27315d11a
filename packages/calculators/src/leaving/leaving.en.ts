import { leavingFormEnglish } from "@mortgage-kit/calculator-engine/form/en/leaving";
import { en } from "../language/en.ts";
import { leavingView } from "./leavingView.ts";

export const leavingEn = leavingView(
  leavingFormEnglish,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/leaving"),
);
