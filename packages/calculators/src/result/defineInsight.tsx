import type { InsightModule } from "../CalculatorView.ts";
import type { Dated, Insight } from "./Insight.ts";
import { InsightSections } from "./InsightSections.tsx";
import { judge } from "./judgement/judge.ts";
import { LenderFigure } from "./judgement/LenderFigure.tsx";
import { Verdict } from "./judgement/Verdict.tsx";
import { EarlyQuestions } from "./lenderView/EarlyQuestions.tsx";
import type { Answers } from "./lenderView/lookWith.ts";
import { stepsTo } from "./nextSteps/stepsTo.ts";
import { ResultWordsProvider } from "./ResultWordsProvider.tsx";
import type { ResultWords } from "./resultWords.en.ts";
import { turnsOf } from "./tippingPoints/turnsOf.ts";
import { workingsOf } from "./workings.ts";

/** Binds what is known about a calculator's result to the pieces that show it, and to the words of one language. */
export function defineInsight<Inputs, Result, Circumstances extends Dated, Own>(
  bind: (own: Own, words: ResultWords) => Insight<Inputs, Result, Circumstances>,
  own: Own,
  words: ResultWords,
): InsightModule<Inputs, Result> {
  const insight = bind(own, words);
  const said = (node: React.ReactNode) => (
    <ResultWordsProvider words={words}>{node}</ResultWordsProvider>
  );
  return {
    words,
    // A page keeps a visitor's answers without knowing the questions; only what fits them is used.
    judge: (answer, answers) => judge(insight, answer, answers as Answers<Circumstances>, words),
    LenderFigure: (props) => said(<LenderFigure {...props} />),
    Verdict: (props) => said(<Verdict {...props} />),
    EarlyQuestions: ({ inputs, answers, onAnswers }) =>
      said(
        <EarlyQuestions
          lender={insight.lender}
          inputs={inputs}
          answers={answers as Answers<Circumstances>}
          onAnswers={onAnswers}
        />,
      ),
    turns: (inputs, levers) => turnsOf(insight.tippingPoints(inputs), levers, words.engine),
    firstStep: ({ inputs, result, judgement }, pages) =>
      stepsTo(insight.nextSteps(inputs, result, judgement), pages, words)[0] ?? null,
    workings: (inputs) => workingsOf(insight, inputs),
    InsightSections: (props) => said(<InsightSections {...props} insight={insight} />),
  };
}
