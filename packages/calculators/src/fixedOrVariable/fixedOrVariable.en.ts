import { fixedOrVariableFormEnglish } from "@mortgage-kit/calculator-engine/form/en/fixedOrVariable";
import { en } from "../language/en.ts";
import { fixedOrVariableView } from "./fixedOrVariableView.ts";

export const fixedOrVariableEn = fixedOrVariableView(
  fixedOrVariableFormEnglish,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/fixedOrVariable"),
);
