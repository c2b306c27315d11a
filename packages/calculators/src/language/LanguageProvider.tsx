import { KitWordsProvider } from "@mortgage-kit/ui";
import { createContext, use } from "react";
import type { Language } from "./Language.ts";
import type { ResultWords } from "./resultWords.en.ts";

const LanguageContext = createContext<Language | null>(null);
const ResultWordsContext = createContext<ResultWords | null>(null);

interface LanguageProviderProps {
  language: Language;
  /** Words of results, once they are loaded. */
  resultWords?: ResultWords | null | undefined;
  children: React.ReactNode;
}

export function LanguageProvider({
  language,
  resultWords = null,
  children,
}: LanguageProviderProps) {
  return (
    <LanguageContext value={language}>
      <ResultWordsContext value={resultWords}>
        <KitWordsProvider words={language.kit}>{children}</KitWordsProvider>
      </ResultWordsContext>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error("A calculator's parts stand inside a LanguageProvider.");
  return language;
}

/** Returns the words of results. Throws before they are loaded. */
export function useResultWords(): ResultWords {
  const words = use(ResultWordsContext);
  if (!words) throw new Error("The words of a result are not loaded yet.");
  return words;
}
