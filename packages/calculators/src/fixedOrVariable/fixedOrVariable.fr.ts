import { fixedOrVariableFormFrench } from "@mortgage-kit/calculator-engine/form/fr/fixedOrVariable";
import { fr } from "../language/fr.ts";
import { fixedOrVariableView } from "./fixedOrVariableView.ts";

export const fixedOrVariableFr = fixedOrVariableView(
  fixedOrVariableFormFrench,
  fr,
  () => import("@mortgage-kit/calculator-engine/words/fr/fixedOrVariable"),
);
