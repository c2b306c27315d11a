import { createFormatter } from "@simcoe/calculator-engine/words";
import { kitWordsEn } from "@simcoe/ui/words/en";
import { wizardWordsEn } from "../wizard/wizardWords.en.ts";
import type { Language } from "./Language.ts";

export const en: Language = {
  code: "en",
  locale: "en-CA",
  format: createFormatter("en-CA"),
  kit: kitWordsEn,
  wizard: wizardWordsEn,
};
