import { en } from "../language/en.ts";
import { renewalView } from "./renewalView.ts";
import { renewalWordsEn } from "./renewalWords.en.ts";

export const renewalEn = renewalView(
  renewalWordsEn,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/renewal"),
);
