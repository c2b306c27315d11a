"use client";

import { createContext, use } from "react";
import { type KitWords, kitWordsEn } from "./kitWords.en.ts";

const KitWordsContext = createContext<KitWords>(kitWordsEn);

export interface KitWordsProviderProps {
  words: KitWords;
  children: React.ReactNode;
}

/** Gives the components below another language than English. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <KitWordsContext value={words}>{children}</KitWordsContext>;
}

export function useKitWords(): KitWords {
  return use(KitWordsContext);
}
