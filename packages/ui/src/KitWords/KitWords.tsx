"use client";

import { createContext, use } from "react";
import { type KitWords, kitWordsEn } from "./kitWords.en.ts";

const KitWordsContext = createContext<KitWords>(kitWordsEn);

export interface KitWordsProviderProps {
  /** The components' own texts in a language, such as `kitWordsFr`. */
  words: KitWords;
  /** Components that use the words. */
  children: React.ReactNode;
}

/** Provides the components' texts in another language. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <KitWordsContext value={words}>{children}</KitWordsContext>;
}

export function useKitWords(): KitWords {
  return use(KitWordsContext);
}
