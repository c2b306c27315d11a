import type { LanguageCode } from "@mortgage-kit/calculators";

/** Returns the language of an element: its own, else the inherited one, else English. */
export function readLanguage(own: string | null, inherited: string | null): LanguageCode | null {
  if (own !== null) return languageOf(own);
  return (inherited !== null && languageOf(inherited)) || "en";
}

function languageOf(tag: string): LanguageCode | null {
  const [language] = tag.trim().toLowerCase().split("-");
  return language === "en" || language === "fr" ? language : null;
}
