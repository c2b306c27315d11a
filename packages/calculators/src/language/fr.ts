import { formatFrench } from "@mortgage-kit/calculator-engine/words";
import { kitWordsFr } from "@mortgage-kit/ui/words/fr";
import type { Language } from "./Language.ts";
import { wizardWordsFr } from "./wizardWords.fr.ts";

export const fr: Language<"fr"> = {
  code: "fr",
  locale: "fr-CA",
  format: formatFrench,
  kit: kitWordsFr,
  wizard: wizardWordsFr,
  loadRowWords: () => import("./loanRows.fr.ts"),
  loadResultWords: async () => (await import("./resultWords.fr.ts")).resultWordsFr,
};
