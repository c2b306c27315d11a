import { rentVsBuyFormEnglish } from "@mortgage-kit/calculator-engine/form/en/rentVsBuy";
import { en } from "../language/en.ts";
import { rentVsBuyView } from "./rentVsBuyView.ts";

export const rentVsBuyEn = rentVsBuyView(
  rentVsBuyFormEnglish,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/rentVsBuy"),
);
