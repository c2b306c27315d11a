import { words as en, type SiteWords } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

export { fill, fillCount } from "./fill.ts";
export { staffWords } from "./words/staff.ts";
export type { SiteWords };

export type SiteLanguage = "en" | "fr";

const languages: Readonly<Record<SiteLanguage, SiteWords>> = { en, fr };

/** Returns the months' names in a language, January first. */
export const monthNames = (language: SiteLanguage): string[] => {
  const name = new Intl.DateTimeFormat(`${language}-CA`, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => name.format(new Date(Date.UTC(2000, index))));
};

export const wordsOf = (language: SiteLanguage): SiteWords => languages[language];
