"use client";

import { createContext, use } from "react";
import { kitWordsEn } from "./kitWords.en.ts";

/** Built-in texts of the components, in one language. */
export interface KitWords {
  readonly step: (step: number, of: number) => string;
  readonly complete: (percent: number) => string;
  readonly showAsTable: string;
  /** On the button of a part that is shut, and of one that is open. */
  readonly open: string;
  readonly close: string;
  /** The columns of a waterfall's table: what a row adds or takes, and what that leaves. */
  readonly change: string;
  readonly leaves: string;
  /** Follows the name of a link. */
  readonly opensInNewTab: string;
  /** Position of the currency sign. */
  readonly dollarSign: { readonly prefix: string } | { readonly suffix: string };
  readonly percentSign: string;
  /** Answers what is typed into a number field and is no number. */
  readonly numbersOnly: string;
  /** An amount as it was typed, with separators. */
  readonly dollars: (amount: number) => string;
}

const KitWordsContext = createContext<KitWords>(kitWordsEn);

export type KitWordsProviderProps = { words: KitWords; children: React.ReactNode };

/** Gives the components below another language than English. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <KitWordsContext value={words}>{children}</KitWordsContext>;
}

export function useKitWords(): KitWords {
  return use(KitWordsContext);
}
