import type { Formatter } from "@simcoe/calculator-engine/words";
import type { KitWords } from "@simcoe/ui";
import type { WizardWords } from "../wizard/wizardWords.en.ts";

export type LanguageCode = "en" | "fr";

/** Everything that all calculators say and write in one language. */
export interface Language {
  readonly code: LanguageCode;
  readonly locale: "en-CA" | "fr-CA";
  readonly format: Formatter;
  readonly kit: KitWords;
  readonly wizard: WizardWords;
}
