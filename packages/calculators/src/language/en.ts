import { formatEnglish } from "@mortgage-kit/calculator-engine/words";
import { kitWordsEn } from "@mortgage-kit/ui/words/en";
import { wizardWordsEn } from "../wizard/wizardWords.en.ts";
import type { Language } from "./Language.ts";

export const en: Language<"en"> = {
  code: "en",
  locale: "en-CA",
  format: formatEnglish,
  kit: kitWordsEn,
  wizard: wizardWordsEn,
  loadRowWords: () => import("../result/loanRows/loanRows.en.ts"),
  loadResultWords: async () => (await import("../result/resultWords.en.ts")).resultWordsEn,
};
