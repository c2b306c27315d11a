import type { NumberFieldOf } from "../calculator.ts";
import type { SharedInput } from "../explain/explainSteps.ts";
import type { Insight, Verdict, VerdictConfidence } from "../insight/Answer.ts";
import type { FactValue } from "../insight/facts.ts";
import type { FactNameOf, FactWords } from "./FactWords.ts";
import type { Formatter } from "./Formatter.ts";
import type { SharedFact } from "./facts.en.ts";
import type { LenderWords, Topic } from "./LenderWords.ts";

type FigureName = string | ((of: string) => string);

/** Something to do about an answer: a short name, and one or two sentences. */
export interface Advice {
  readonly label: string;
  readonly text: string;
}

/** Further advice about an answer, the most useful first. */
export interface FurtherAdvice {
  /** Sentence that stands for the advice where the verdict is about something else; else empty. */
  readonly summary: string;
  readonly advice: readonly Advice[];
}

export interface VerdictWords<Of> {
  /**
   * Says what to do, the number and its unit, in at most 14 words without a full stop. `key` marks
   * the number to act on: `Shop up to about ${key("$607,000")}`.
   */
  readonly sentence: (verdict: Of, format: Formatter, confidence: VerdictConfidence) => string;
  /** The verdict as another fact would give it, after "if …:": "up to about $448,800". */
  readonly or: (verdict: Of, format: Formatter) => string;
  /** Value of one number at which the verdict turns, in one whole sentence; empty if there is none. */
  readonly turning?: (verdict: Of, format: Formatter) => string;
  /** Says what else the verdict hinges on, in one whole sentence; may be empty. */
  readonly hinge?: (verdict: Of, format: Formatter) => string;
  /** Reason in whole sentences; by default the main reason for the lender's figure. */
  readonly because?: (verdict: Of, format: Formatter) => string | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: an insight of any question, whose parts are inferred
type AnyInsight = Insight<any, any, any, any, any>;

/** Types of the inputs, result, facts and verdict of a question. */
export type TypesOf<Of> =
  Of extends Insight<infer Inputs, infer Result, infer Facts, infer OfVerdict, infer _Count>
    ? {
        readonly inputs: Inputs;
        readonly result: Result;
        readonly facts: Facts;
        readonly verdict: OfVerdict;
      }
    : never;

type VerdictOf<Of> = TypesOf<Of>["verdict"];

type WordsOfVerdicts<OfVerdict extends Verdict> = {
  readonly [Id in OfVerdict["id"]]: VerdictWords<
    OfVerdict extends unknown
      ? Id extends OfVerdict["id"]
        ? Omit<OfVerdict, "id"> & { readonly id: Id }
        : never
      : never
  >;
};

/** Numbers among the inputs that other questions do not name alike. */
type OwnNumberOf<Inputs> = Exclude<NumberFieldOf<Inputs>, SharedInput>;

/** Labels of the estimate's figure and the lender's. */
export interface Labels {
  readonly estimate: string;
  readonly lender: string;
  /** Words of a figure that is a gain or a loss: "$3,110 lost". Without it, the figure is a cost. */
  readonly gain?: (amount: string) => string;
  readonly loss?: (amount: string) => string;
}

/**
 * Words of one question in addition to the shared ones. A missing word is a compile error.
 *
 * @typeParam Of The question's insight.
 * @typeParam Figures The units of its own figures.
 * @typeParam Outcome Outcomes on either side of its thresholds; by default, the ids of its verdicts.
 * @typeParam Topics Topics of the lender's count that it needs words of: `income`, `leaving`, `term`,
 * `purchase`, `change`; none by default.
 */
export type QuestionWords<
  Of extends AnyInsight,
  Figures,
  Outcome extends string = VerdictOf<Of>["id"],
  Topics extends Topic = never,
> = OwnWords<Of, Figures, Outcome> & LenderWords<Topics> & Advising<TypesOf<Of>["result"]>;

interface OwnWords<Of extends AnyInsight, Figures, Outcome extends string> {
  /** Name of the calculator in a list. */
  readonly name: string;
  readonly figures: Readonly<
    Record<(keyof Figures & string) | OwnNumberOf<TypesOf<Of>["inputs"]>, FigureName>
  >;
  /** Names with an article, as in "with a loan of", of the inputs that thresholds are about. */
  readonly inputs: Readonly<Partial<Record<OwnNumberOf<TypesOf<Of>["inputs"]>, FigureName>>>;
  /** Function of the id of the estimate's figure if the question has several. */
  readonly labels: Labels | ((estimate: string | undefined) => Labels);
  readonly verdicts: WordsOfVerdicts<VerdictOf<Of>>;
  readonly whatToDo?: (answer: ReturnType<Of["answer"]>, format: Formatter) => FurtherAdvice;
  /** Clauses that end a sentence. */
  readonly outcomes: Readonly<Record<Outcome, string>>;
  /** Facts that no other question asks for. */
  readonly facts: Readonly<
    Record<Exclude<FactNameOf<TypesOf<Of>["facts"]>, SharedFact>, FactWords>
  >;
}

/** Fact as text, for a page or an assistant. */
export interface WrittenFact {
  /** Question, including the buyer if it is about one of several. */
  readonly ask: string;
  /** Buyer that the question is about, such as "Buyer 1", and the question without it. */
  readonly group?: { readonly of: string; readonly ask: string };
  readonly hint?: string;
  /** In the order of the fact's options. */
  readonly options: readonly { readonly value: FactValue; readonly label: string }[];
  /** Value used. */
  readonly value: string;
  /** The fact with its value as a clause, "the home is newly built"; empty if it is unknown. */
  readonly stated: string;
  /** Effect of another value; empty if no value that was tried changes anything. */
  readonly effect: string;
}

/** Verdict as text. */
export interface WrittenVerdict {
  /** One sentence with the number to act on. */
  readonly sentence: string;
  /** The same sentence around its number, without its full stop; `number` is empty if it has none. */
  readonly parts: { readonly before: string; readonly number: string; readonly after: string };
  /** Says what the verdict hinges on, in one sentence; empty if nothing is known to turn it. */
  readonly hinge: string;
  /** Id of the fact whose effect `hinge` states, if it states one. */
  readonly hingesOn: string | null;
  readonly because: string;
  /** True if `because` begins with the sentence of the count's limit. */
  readonly usesLimit: boolean;
  readonly whatToDo: FurtherAdvice;
}

/** Texts of an estimate's recommendations by their ids, if it makes any. */
type Advising<Result> = Result extends { readonly recommendationId: infer Id extends string }
  ? { readonly recommendations: Readonly<Record<Id, string>> }
  : unknown;
