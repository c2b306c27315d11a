import { formatFrench } from "@mortgage-kit/calculator-engine/words";
import { kitWordsFr } from "@mortgage-kit/ui/words/fr";
import { wizardWordsFr } from "../wizard/wizardWords.fr.ts";
import type { Language } from "./Language.ts";

export const fr: Language<"fr"> = {
  code: "fr",
  locale: "fr-CA",
  format: formatFrench,
  kit: kitWordsFr,
  wizard: wizardWordsFr,
  loadRowWords: () => import("../result/loanRows/loanRows.fr.ts"),
  loadResultWords: async () => (await import("../result/resultWords.fr.ts")).resultWordsFr,
};
