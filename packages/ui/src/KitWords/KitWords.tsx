"use client";

import { createContext, use } from "react";
import { type KitWords, kitWordsEn } from "./kitWords.en.ts";

const KitWordsContext = createContext<KitWords>(kitWordsEn);

export interface KitWordsProviderProps {
  words: KitWords;
  children: React.ReactNode;
}

/** Provides the components' texts in another language. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <KitWordsContext value={words}>{children}</KitWordsContext>;
}

export function useKitWords(): KitWords {
  return use(KitWordsContext);
}
