import type { LanguageCode } from "@mortgage-kit/calculators";

/** The language of an element: its own, else that of what it stands in, else English. */
export function readLanguage(own: string | null, inherited: string | null): LanguageCode | null {
  if (own !== null) return languageOf(own);
  return (inherited !== null && languageOf(inherited)) || "en";
}

function languageOf(tag: string): LanguageCode | null {
  const [language] = tag.trim().toLowerCase().split("-");
  return language === "en" || language === "fr" ? language : null;
}
