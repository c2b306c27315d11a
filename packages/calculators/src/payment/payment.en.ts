import { paymentFormEnglish } from "@mortgage-kit/calculator-engine/form/en/payment";
import { en } from "../language/en.ts";
import { paymentView } from "./paymentView.ts";

export const paymentEn = paymentView(
  paymentFormEnglish,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/payment"),
);
