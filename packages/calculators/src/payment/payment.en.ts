import { en } from "../language/en.ts";
import { paymentView } from "./paymentView.ts";
import { paymentWordsEn } from "./paymentWords.en.ts";

export const paymentEn = paymentView(
  paymentWordsEn,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/payment"),
);
