"use client";

import { KitWordsProvider } from "./KitWords.tsx";
import { kitWordsFr } from "./kitWords.fr.ts";

/** Gives the components below French words, for pages that a server renders: it takes no functions. */
export function FrenchKitWords({ children }: { children: React.ReactNode }) {
  return <KitWordsProvider words={kitWordsFr}>{children}</KitWordsProvider>;
}
