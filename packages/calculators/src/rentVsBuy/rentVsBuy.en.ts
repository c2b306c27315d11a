import { en } from "../language/en.ts";
import { rentVsBuyView } from "./rentVsBuyView.ts";
import { rentVsBuyWordsEn } from "./rentVsBuyWords.en.ts";

export const rentVsBuyEn = rentVsBuyView(
  rentVsBuyWordsEn,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/rentVsBuy"),
);
