import type { Words } from "@mortgage-kit/calculator-engine/words";
import { words as english } from "@mortgage-kit/calculator-engine/words/en";
import { words as french } from "@mortgage-kit/calculator-engine/words/fr";
import { z } from "zod";

/** Engine's words of each language. */
export const wordsIn: Readonly<Record<Words["language"], Words>> = { en: english, fr: french };

export type Language = keyof typeof wordsIn;

const languages = Object.keys(wordsIn) as Language[];

export const language = z.enum(languages, `one of ${languages.join(", ")}`).exactOptional();

/** Texts in both languages; the French ones have the same shape. */
export interface Bilingual<Texts> {
  readonly en: Texts;
  readonly fr: NoInfer<Texts>;
}
