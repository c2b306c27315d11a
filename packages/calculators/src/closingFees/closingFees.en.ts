import { en } from "../language/en.ts";
import { closingFeesView } from "./closingFeesView.tsx";
import { closingFeesWordsEn } from "./closingFeesWords.en.ts";

export const closingFeesEn = closingFeesView(
  closingFeesWordsEn,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/closingFees"),
);
