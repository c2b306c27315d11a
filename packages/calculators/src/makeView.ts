import type { Calculator, FieldOf, ListOf } from "@simcoe/calculator-engine";
import type { Words } from "@simcoe/calculator-engine/words";
import type {
  Beneath,
  CalculatorView,
  ResultSummary,
  RowWords,
  StepWords,
} from "./CalculatorView.ts";
import type { Language } from "./language/Language.ts";
import type { Dated, Insight } from "./result/Insight.ts";
import type { ResultWords } from "./result/resultWords.en.ts";
import {
  type FieldKind,
  type Fields,
  type KindOf,
  makeField,
  type ValueOf,
  type WordsFor,
} from "./wizard/Field.ts";

/** What every calculator says in each language. An input that is forgotten does not compile. */
export interface CalculatorWords<Inputs, Unasked extends FieldOf<Inputs> = never> {
  /** What the calculator is called. */
  readonly title: string;
  readonly fields: {
    readonly [Name in Exclude<FieldOf<Inputs>, Unasked>]: WordsFor<ValueOf<Inputs, Name>>;
  };
  readonly rows: Readonly<Record<ListOf<Inputs>, RowWords>>;
  readonly steps: readonly StepWords[];
  readonly calculate: string;
  readonly resultTitle: string;
  readonly assumptions: readonly string[];
}

/** The same with what one of them says besides. */
export type OwnWords<Inputs, Unasked extends FieldOf<Inputs> = never> = CalculatorWords<
  Inputs,
  Unasked
> &
  Readonly<Record<string, unknown>>;

/** Fetches what the engine says of one question in one language. */
export type EngineWords = () => Promise<{ readonly words: Words }>;

/** A calculator, its words in one language and what the words alone do not tell. */
export interface ViewParts<
  Inputs,
  Result,
  Circumstances extends Dated,
  Asked extends FieldOf<Inputs>,
> {
  readonly calculator: Calculator<Inputs, Result>;
  readonly words: CalculatorWords<Inputs, Exclude<FieldOf<Inputs>, Asked>>;
  readonly language: Language;
  /** Fetches the engine's words for the question, or all of them for a question that is not the engine's. */
  readonly engineWords: EngineWords;
  readonly kinds: { readonly [Name in Asked]: KindOf<ValueOf<Inputs, Name>> };
  /** The column that names the rows of each list. */
  readonly namedBy: Readonly<Record<ListOf<Inputs>, string>>;
  readonly beneath?: Beneath<Inputs>;
  /** The one or two inputs that matter most, numbers each. */
  readonly levers: readonly NoInfer<Asked>[];
  readonly summarize: (result: Result, inputs: Inputs) => ResultSummary;
  /** Fetches what is said about a result; left out, the result stands by itself. */
  readonly insight?: () => Promise<(shared: ResultWords) => Insight<Inputs, Result, Circumstances>>;
}

/**
 * Puts a calculator's kinds of fields and its words in one language together: the questions, units and shape of
 * the answer that `Calculator` shows. An input without words, or asked for in a kind that it is not, does not
 * compile.
 *
 * @example
 * const view = makeView({
 *   calculator: rentalYield,
 *   words,
 *   language: en,
 *   engineWords: () => import("@simcoe/calculator-engine/words/en"),
 *   kinds: { price: "money", monthlyRent: "money" },
 *   namedBy: {},
 *   levers: ["monthlyRent"],
 *   summarize: ({ percent }) => ({
 *     headline: figure("percent", share(percent)),
 *     groups: [],
 *     sentence: words.sentence(percent),
 *   }),
 * });
 */
export function makeView<
  Inputs,
  Result,
  Circumstances extends Dated,
  Asked extends FieldOf<Inputs>,
>(parts: ViewParts<Inputs, Result, Circumstances, Asked>): CalculatorView<Inputs, Result> {
  const { calculator, words, language, kinds, namedBy, insight } = parts;
  const rows = Object.entries<RowWords>(words.rows).map(([list, said]) => [
    list,
    { ...said, namedBy: namedBy[list as ListOf<Inputs>] },
  ]);
  const wordsOf = words.fields as Readonly<Record<string, Parameters<typeof makeField>[1]>>;
  const fields = Object.entries<FieldKind>(kinds).map(([name, kind]) => [
    name,
    makeField(kind, wordsOf[name] ?? { label: name }),
  ]);
  const loadWords = async (): Promise<ResultWords> => {
    const [said, engine] = await Promise.all([language.loadResultWords(), parts.engineWords()]);
    return { ...said, engine: engine.words };
  };
  return {
    calculator,
    language,
    loadWords,
    title: words.title,
    fields: Object.fromEntries(fields) as Fields<Inputs>,
    rows: Object.fromEntries(rows),
    steps: words.steps,
    ...(parts.beneath && { beneath: parts.beneath }),
    levers: parts.levers,
    calculateLabel: words.calculate,
    resultTitle: words.resultTitle,
    summarize: parts.summarize,
    assumptions: words.assumptions,
    loadInsight: async () => {
      if (!insight) return null;
      const [say, shared, { defineInsight }] = await Promise.all([
        insight(),
        loadWords(),
        import("./result/defineInsight.tsx"),
      ]);
      return defineInsight(say(shared), parts.levers, shared);
    },
  };
}
