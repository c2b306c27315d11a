import { leavingFormFrench } from "@mortgage-kit/calculator-engine/form/fr/leaving";
import { fr } from "../language/fr.ts";
import { leavingView } from "./leavingView.ts";

export const leavingFr = leavingView(
  leavingFormFrench,
  fr,
  () => import("@mortgage-kit/calculator-engine/words/fr/leaving"),
);
