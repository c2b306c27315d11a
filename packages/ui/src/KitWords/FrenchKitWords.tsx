"use client";

import { KitWordsProvider } from "./KitWords.tsx";
import { kitWordsFr } from "./kitWords.fr.ts";

/** Provides French texts to the components below. Takes no functions, so server components can render it. */
export function FrenchKitWords({ children }: { children: React.ReactNode }) {
  return <KitWordsProvider words={kitWordsFr}>{children}</KitWordsProvider>;
}
