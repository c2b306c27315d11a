import { closingFeesFormFrench } from "@mortgage-kit/calculator-engine/form/fr/closingFees";
import { fr } from "../language/fr.ts";
import { closingFeesView } from "./closingFeesView.tsx";

export const closingFeesFr = closingFeesView(
  closingFeesFormFrench,
  fr,
  () => import("@mortgage-kit/calculator-engine/words/fr/closingFees"),
);
