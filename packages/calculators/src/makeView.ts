import type { CalculatorOf, Field, FieldTable } from "@mortgage-kit/calculator-engine";
import type {
  CalculatorWords,
  FieldWords,
  FormWords,
  RowWords,
  Words,
} from "@mortgage-kit/calculator-engine/words";
import type { CalculatorView } from "./CalculatorView.ts";
import type { HelpText, StepFacts } from "./FormView.ts";
import type { Language, LanguageCode } from "./language/Language.ts";
import type { ResultSummary } from "./result/Figure.ts";
import type { ResultOf } from "./result/resultPage.tsx";

/** Words of a custom calculator: `satisfies OwnWords<typeof rentalYield>`. A missing one is a type error. */
export type OwnWords<Of extends { readonly fields: FieldTable }> = FormWords<Of["fields"]>;

/** Loads the engine's words in one language: those of one question, or all for a custom calculator. */
export type LoadWords<Code extends LanguageCode = LanguageCode> = () => Promise<{
  readonly words: Words<Code>;
}>;

/** A calculator, its words in one language, and the properties that neither defines. */
export interface ViewParts<Inputs, Result, Code extends LanguageCode = LanguageCode> {
  readonly calculator: CalculatorOf<Inputs, Result>;
  readonly words: Omit<CalculatorWords<FieldTable>, "fields" | "rows"> & {
    readonly fields: Readonly<Record<string, FieldWords>>;
    readonly rows?: Readonly<Record<string, RowWords>>;
  };
  readonly language: Language<Code>;
  readonly engineWords: LoadWords<NoInfer<Code>>;
  /** Loads what the result shows beyond the estimate; without it, only the estimate is shown. */
  readonly loadResult?: () => Promise<ResultOf<Inputs, Result>>;
  /** Returns true for a row with content; by default for every row. */
  readonly isGiven?: (row: object) => boolean;
  readonly helpText?: HelpText<Inputs>;
  readonly stepFacts?: StepFacts<Inputs>;
  readonly loadClass?: CalculatorView["loadClass"];
  readonly summarize: (result: Result, inputs: Inputs) => ResultSummary;
}

/**
 * Creates a view for `CalculatorWithView`. An input of a step without words is a type error, and so are
 * engine's words of another language than the view's. Throws for a slider whose rule has no range.
 *
 * @example
 * const view = makeView({
 *   calculator: rentalYield,
 *   words,
 *   language: en,
 *   engineWords: () => import("@mortgage-kit/calculator-engine/words/en"),
 *   summarize: summaryOf(words, [["percent", share]]),
 * });
 * view.summarize({ percent: 6 }, { price: 500_000, monthlyRent: 2_500 }).sentence; // "The home yields 6% a year."
 */
export function makeView<Inputs, Result, Code extends LanguageCode>(
  parts: ViewParts<Inputs, Result, Code>,
): CalculatorView<Inputs, Result> {
  const { calculator, words, language } = parts;
  const described: Readonly<Record<string, Field>> = calculator.fields;
  const firstColumn = (list: string) =>
    Object.keys(described)
      .find((id) => id.startsWith(`${list}.`))
      ?.slice(list.length + 1) ?? "";
  const rows = Object.entries<RowWords>(words.rows ?? {}).map(([list, row]) => [
    list,
    { ...row, namedBy: firstColumn(list), isGiven: parts.isGiven ?? (() => true) },
  ]);
  const asked = Object.entries<FieldWords>(words.fields).map(([name, own]) => {
    const { rule, slider } = described[name] as Field;
    if (slider && !("max" in rule || "below" in rule)) {
      throw new Error(
        `The field "${name}" has a slider, but its rule has no range: give it one, as numberFrom(0, 100, "percent") has, or leave "slider" out.`,
      );
    }
    const { options, ...labels } = own;
    const listed = options && Object.entries(options).map(([value, label]) => ({ value, label }));
    return [name, { kind: rule.kind, ...labels, ...(listed && { options: listed }), slider }];
  });
  return {
    calculator,
    language,
    title: words.title,
    fields: Object.fromEntries(asked),
    rows: Object.fromEntries(rows),
    steps: words.steps,
    helpText: parts.helpText,
    stepFacts: parts.stepFacts,
    loadClass: parts.loadClass,
    calculateLabel: words.calculate ?? language.wizard.calculate,
    resultTitle: words.resultTitle,
    summarize: parts.summarize,
    assumptions: words.assumptions,
    loadEngineWords: async () => (await parts.engineWords()).words,
    loadResult: parts.loadResult,
  };
}

export type ViewMaker<Form, Inputs, Result> = (
  form: Form,
  language: Language,
) => CalculatorView<Inputs, Result>;

/** Returns a `ViewMaker` that loads the engine's words; `own` adds what forms do not define. */
export const viewOf =
  <
    Inputs,
    Result,
    Form extends ViewParts<Inputs, Result>["words"] & { readonly loadWords: LoadWords },
  >(
    own: (form: Form) => Omit<ViewParts<Inputs, Result>, "words" | "language" | "engineWords">,
  ): ViewMaker<Form, Inputs, Result> =>
  (form, language) =>
    makeView({ ...own(form), words: form, language, engineWords: form.loadWords });
