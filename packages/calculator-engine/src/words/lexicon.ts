import type { FactWords } from "./FactWords.ts";
import type { Formatter } from "./Formatter.ts";
import type { Reason } from "./LenderVocabulary.ts";
import type { FurtherAdvice, Labels, VerdictWords } from "./QuestionWords.ts";
import type { SharedVocabulary } from "./shared.en.ts";
import type { Words, WordsLanguage } from "./Words.ts";

/** Everything in one language that does not depend on the question. */
export interface LanguageWords<Language extends WordsLanguage = WordsLanguage> {
  readonly language: Language;
  readonly locale: Words["locale"];
  readonly format: Formatter;
  readonly vocabulary: SharedVocabulary;
  /** Applies the language's typography to a finished sentence. */
  readonly typeset: (text: string) => string;
  readonly ruleName: Words["rule"];
}

type Entries<Entry> = Readonly<Record<string, Entry>>;
type Name = string | ((of: string) => string);
type Template<Output> = (of: never, format: Formatter) => Output;

/** Words by id that are shared or come with a question. */
interface Vocabulary {
  readonly figures: Entries<Name>;
  readonly inputs: Entries<Name>;
  readonly facts: Entries<FactWords>;
  readonly outcomes?: Entries<string>;
  readonly recommendations?: Entries<string>;
  readonly warnings?: Entries<string>;
  readonly bridge?: Entries<Template<Reason>>;
  readonly notes?: Entries<Template<string>>;
  readonly limits?: Entries<Template<string>>;
}

/** Words of any question; the type `QuestionWords` ensures that none is missing. */
interface QuestionVocabulary extends Vocabulary {
  readonly name: string;
  readonly labels: Labels | ((estimate: string | undefined) => Labels);
  readonly verdicts: Entries<VerdictWords<never>>;
  readonly whatToDo?: (answer: never, format: Formatter) => FurtherAdvice;
}

/** Words of some questions by their ids. */
export type QuestionVocabularies = Entries<QuestionVocabulary>;

/** Words of a language, with those of some questions: its figures, facts and notes are those of all. */
export interface Lexicon
  extends Omit<LanguageWords, "vocabulary">,
    Omit<SharedVocabulary, keyof Vocabulary>,
    Required<Vocabulary> {
  readonly questions: QuestionVocabularies;
}

/** Returns the words of a language with those of some questions. */
export function lexiconOf(
  { vocabulary, ...words }: LanguageWords,
  questions: QuestionVocabularies,
): Lexicon {
  const all: Required<Vocabulary> = {
    ...{ figures: {}, inputs: {}, facts: {}, outcomes: {}, recommendations: {}, warnings: {} },
    ...{ bridge: {}, notes: {}, limits: {} },
  };
  const parts = Object.keys(all) as (keyof Vocabulary)[];
  for (const source of [vocabulary, ...Object.values(questions)] as Vocabulary[]) {
    for (const part of parts) Object.assign(all[part], source[part]);
  }
  return { ...words, ...vocabulary, ...all, questions };
}

/** @throws Error if the words of the question with this id were not taken. */
export function entry<Entry>(entries: Entries<Entry>, id: string): Entry {
  const found = entries[id];
  if (found !== undefined) return found;
  throw new Error(`These words do not speak of "${id}"; take those of its question, or all.`);
}

/** Returns the name of a figure or an input; `of` is what the figure is about. */
export function nameIn(
  names: Entries<Name>,
  { id, of = "" }: { readonly id: string; readonly of?: string },
) {
  const name = entry(names, id);
  return typeof name === "string" ? name : name(of);
}

/** Writes something by the template of its id. */
export const render = <Output>(
  templates: Entries<Template<Output>>,
  of: { readonly id: string },
  format: Formatter,
): Output => entry(templates, of.id)(of as never, format);
