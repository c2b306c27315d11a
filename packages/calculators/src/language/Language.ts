import type { Formatter } from "@mortgage-kit/calculator-engine/words";
import type { KitWords } from "@mortgage-kit/ui";
import type { BorrowingCostWords, PrimeMoveWords } from "./loanRows.en.ts";
import type { SharedResultWords } from "./resultWords.en.ts";
import type { WizardWords } from "./wizardWords.en.ts";

export type LanguageCode = "en" | "fr";

/** Words and number formats that all calculators share in one language. */
export interface Language<Code extends LanguageCode = LanguageCode> {
  readonly code: Code;
  readonly locale: "en-CA" | "fr-CA";
  readonly format: Formatter;
  readonly kit: KitWords;
  readonly wizard: WizardWords;
  /** Loads the words of the rows of prime rate changes and of the APR. */
  readonly loadRowWords: () => Promise<{
    readonly primeMoveWords: PrimeMoveWords;
    readonly borrowingCostWords: BorrowingCostWords;
  }>;
  readonly loadResultWords: () => Promise<SharedResultWords>;
}
