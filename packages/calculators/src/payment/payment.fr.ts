import { paymentFormFrench } from "@mortgage-kit/calculator-engine/form/fr/payment";
import { fr } from "../language/fr.ts";
import { paymentView } from "./paymentView.ts";

export const paymentFr = paymentView(
  paymentFormFrench,
  fr,
  () => import("@mortgage-kit/calculator-engine/words/fr/payment"),
);
