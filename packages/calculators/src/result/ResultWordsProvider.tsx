import { createContext, use } from "react";
import type { ResultWords } from "./resultWords.en.ts";

const ResultWordsContext = createContext<ResultWords | null>(null);

interface ResultWordsProviderProps {
  words: ResultWords;
  children: React.ReactNode;
}

export function ResultWordsProvider({ words, children }: ResultWordsProviderProps) {
  return <ResultWordsContext value={words}>{children}</ResultWordsContext>;
}

export function useResultWords(): ResultWords {
  const words = use(ResultWordsContext);
  if (!words) throw new Error("What is said about a result stands inside a ResultWordsProvider.");
  return words;
}
