import { createFormatter } from "@mortgage-kit/calculator-engine/words";
import { kitWordsFr } from "@mortgage-kit/ui/words/fr";
import { wizardWordsFr } from "../wizard/wizardWords.fr.ts";
import type { Language } from "./Language.ts";

export const fr: Language = {
  code: "fr",
  locale: "fr-CA",
  format: createFormatter("fr-CA"),
  kit: kitWordsFr,
  wizard: wizardWordsFr,
  loadResultWords: async () => (await import("../result/resultWords.fr.ts")).resultWordsFr,
};
