import { createFormatter } from "@mortgage-kit/calculator-engine/words";
import { kitWordsEn } from "@mortgage-kit/ui/words/en";
import { wizardWordsEn } from "../wizard/wizardWords.en.ts";
import type { Language } from "./Language.ts";

export const en: Language = {
  code: "en",
  locale: "en-CA",
  format: createFormatter("en-CA"),
  kit: kitWordsEn,
  wizard: wizardWordsEn,
  loadResultWords: async () => (await import("../result/resultWords.en.ts")).resultWordsEn,
};
