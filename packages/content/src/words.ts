import { words as en, type Words } from "./words.en.ts";
import { words as fr } from "./words.fr.ts";

export type { Words };

export type Language = "en" | "fr";

const languages: Readonly<Record<Language, Words>> = { en, fr };

/** Returns the texts that visitors and recipients read in a language. */
export const wordsOf = (language: Language): Words => languages[language];

/**
 * Replaces each `{name}` of a text by its value. Throws for a name without a value, so that no reader
 * sees braces.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" has no value for ${hole}.`);
    return String(value);
  });
}
