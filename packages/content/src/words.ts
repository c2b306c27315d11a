import { words as en, type Words } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

export { fill, fillCount } from "./fill.ts";
export type { Words };

export type Language = "en" | "fr";

const languages: Readonly<Record<Language, Words>> = { en, fr };

/** Returns the texts that visitors and recipients read in a language. */
export const wordsOf = (language: Language): Words => languages[language];
