import { formatEnglish } from "@mortgage-kit/calculator-engine/words";
import { kitWordsEn } from "@mortgage-kit/ui/words/en";
import type { Language } from "./Language.ts";
import { wizardWordsEn } from "./wizardWords.en.ts";

export const en: Language<"en"> = {
  code: "en",
  locale: "en-CA",
  format: formatEnglish,
  kit: kitWordsEn,
  wizard: wizardWordsEn,
  loadRowWords: () => import("./loanRows.en.ts"),
  loadResultWords: async () => (await import("./resultWords.en.ts")).resultWordsEn,
};
