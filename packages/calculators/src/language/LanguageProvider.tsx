import { KitWordsProvider } from "@simcoe/ui";
import { createContext, use } from "react";
import type { Language } from "./Language.ts";

const LanguageContext = createContext<Language | null>(null);

interface LanguageProviderProps {
  language: Language;
  children: React.ReactNode;
}

/** Gives a calculator, and the kit's components in it, their language. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <KitWordsProvider words={language.kit}>{children}</KitWordsProvider>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error("A calculator's parts stand inside a LanguageProvider.");
  return language;
}
