import { en } from "../language/en.ts";
import { refinanceView } from "./refinanceView.ts";
import { refinanceWordsEn } from "./refinanceWords.en.ts";

export const refinanceEn = refinanceView(
  refinanceWordsEn,
  en,
  () => import("@mortgage-kit/calculator-engine/words/en/refinance"),
);
