import { words as en, type Words } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

export { fill, fillCount } from "./fill.ts";
export type { Words };

export type Language = "en" | "fr";

const languages: Readonly<Record<Language, Words>> = { en, fr };

/** Returns the months' names in a language, January first. */
export const monthNames = (language: Language): string[] => {
  const name = new Intl.DateTimeFormat(`${language}-CA`, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => name.format(new Date(Date.UTC(2000, index))));
};

/** Returns the texts that visitors and recipients read in a language. */
export const wordsOf = (language: Language): Words => languages[language];
