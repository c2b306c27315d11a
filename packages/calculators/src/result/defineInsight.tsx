import type { InsightModule } from "../CalculatorView.ts";
import type { Dated, Insight } from "./Insight.ts";
import { InsightSections } from "./InsightSections.tsx";
import { ResultWordsProvider } from "./ResultWordsProvider.tsx";
import type { ResultWords } from "./resultWords.en.ts";
import { SecondLookNote } from "./SecondLookNote.tsx";

/** Binds what is known about a calculator's result to the pieces that show it, and to their words. */
export function defineInsight<Inputs, Result, Circumstances extends Dated>(
  insight: Insight<Inputs, Result, Circumstances>,
  words: ResultWords,
): InsightModule<Inputs, Result> {
  return {
    InsightSections: (props) => (
      <ResultWordsProvider words={words}>
        <InsightSections {...props} insight={insight} />
      </ResultWordsProvider>
    ),
    SecondLookNote: (props) => (
      <ResultWordsProvider words={words}>
        <SecondLookNote {...props} />
      </ResultWordsProvider>
    ),
    secondLook: insight.secondLook,
  };
}
