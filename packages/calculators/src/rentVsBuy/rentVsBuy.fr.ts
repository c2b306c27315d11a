import { rentVsBuyFormFrench } from "@mortgage-kit/calculator-engine/form/fr/rentVsBuy";
import { fr } from "../language/fr.ts";
import { rentVsBuyView } from "./rentVsBuyView.ts";

export const rentVsBuyFr = rentVsBuyView(
  rentVsBuyFormFrench,
  fr,
  () => import("@mortgage-kit/calculator-engine/words/fr/rentVsBuy"),
);
