import type { Formula } from "../explain/formula.ts";
import type { FigureId } from "../figures.ts";
import type { BridgeStep } from "../lenderView/bridgeStep.ts";
import type { TippingPoint } from "../tippingPoints/findTippingPoint.ts";
import type { Formatter } from "./Formatter.ts";
import type { LenderAmount, QuestionVocabularies } from "./QuestionVocabularies.ts";
import type { Reason, SharedVocabulary, Turn } from "./SharedVocabulary.ts";
import type { Words } from "./Words.ts";
import { writeFormula } from "./writeFormula.ts";

/** One language, whatever the question. */
export interface Language {
  readonly language: Words["language"];
  readonly locale: Words["locale"];
  readonly format: Formatter;
  readonly vocabulary: SharedVocabulary;
  /** What the language's typography asks of a finished sentence. */
  readonly typeset: (text: string) => string;
  readonly ruleName: Words["rule"];
}

type Identified = { readonly id: string };
type Named = { readonly id: FigureId; readonly of?: string };
type Name = string | ((of: string) => string);
type Sayer<Said> = (said: object, format: Formatter) => Said;
type Entries<Entry> = Readonly<Record<string, Entry>>;

/** A question's vocabulary with its ids forgotten: the compiler has seen that none is missing. */
interface Spoken {
  readonly figures: Entries<Name>;
  readonly inputs: Entries<Name>;
  readonly answers: Entries<string>;
  readonly lender: Entries<(figure: LenderAmount) => string>;
  readonly secondLook: Sayer<string>;
  readonly recommendations?: Entries<string>;
  readonly warnings?: Entries<string>;
  readonly lenderView?: Readonly<Record<"bridge" | "notes" | "limits", Entries<unknown>>>;
}

/** The entry of an id that is known at run time. */
function entry<Entry>(entries: Entries<Entry>, id: string): Entry {
  const found = entries[id];
  if (found !== undefined) return found;
  throw new Error(`These words do not speak of "${id}"; take those of its question, or all.`);
}

const heading = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the new answer lies or, for a point that keeps the present one, where that lies. */
function turnOf({ direction, beyond, keeps }: TippingPoint): Turn {
  if (keeps) return beyond ? "from" : "above";
  if (direction === "up") return beyond ? "above" : "from";
  return beyond ? "below" : "to";
}

/** What the questions speak of together, over what all do. */
function joined(questions: Entries<Spoken>, shared: SharedVocabulary) {
  const all = <Entry>(partOf: (one: Spoken) => Entries<Entry> | undefined, over?: object) =>
    Object.assign({}, over, ...Object.values(questions).map(partOf)) as Entries<Entry>;
  return {
    figures: all(({ figures }) => figures, shared.figures),
    inputs: all(({ inputs }) => inputs, shared.inputs),
    answers: all(({ answers }) => answers),
    lender: all(({ lender }) => lender),
    recommendations: all(({ recommendations }) => recommendations),
    warnings: all(({ warnings }) => warnings),
    bridge: all<unknown>(({ lenderView }) => lenderView?.bridge, shared.bridge),
    notes: all<unknown>(({ lenderView }) => lenderView?.notes, shared.notes),
    limits: all<unknown>(({ lenderView }) => lenderView?.limits, shared.limits),
  };
}

/** Makes sentences of a language, what some questions speak of in it, and its formatter. */
export function createWords(
  { language, locale, format, vocabulary, typeset, ruleName }: Language,
  questions: Partial<QuestionVocabularies>,
): Words {
  const asked = questions as Entries<Spoken>;
  const {
    figures,
    inputs,
    answers,
    lender: lenderSays,
    recommendations,
    warnings,
    bridge,
    notes,
    limits,
  } = joined(asked, vocabulary);
  const named = (names: Entries<Name>, { id, of = "" }: Named) => {
    const name = entry(names, id);
    return typeof name === "string" ? name : name(of);
  };
  const figure = (one: Named) => named(figures, one);
  const said = <Said>(sayings: object, what: Identified, more?: object): Said =>
    entry(sayings as Entries<Sayer<Said>>, what.id)({ ...what, ...more }, format);
  const say = (sayings: object, what: Identified) => typeset(said<string>(sayings, what));
  const formula = (tokens: Formula) =>
    writeFormula(tokens, vocabulary, (token) =>
      token.kind === "figure" ? figure(token) : format.short(token),
    );
  const sum = (tokens: Formula) =>
    tokens.some(({ kind }) => kind === "figure")
      ? writeFormula(tokens, vocabulary, (token) => format.short(token))
      : "";

  function bridgeStep(step: BridgeStep): Reason {
    const rule = step.rule ? ruleName(step.rule) : "";
    const { label, because } = said<Reason>(bridge, step, { rule });
    return { label, because: typeset(because) };
  }

  return {
    language,
    locale,
    format,
    figure,
    heading,
    formula,
    sum,
    recommendation: (id) => entry(recommendations, id),
    warning: (id) => typeset(entry(warnings, id)),
    answer: (id) => entry(answers, id),
    note: (note) => say(notes, note),
    secondLook: (look) => typeset(entry(asked, look.id).secondLook(look, format)),
    verdict: ({ holds }) => vocabulary.verdicts[holds ? "holds" : "refuted"],
    rule: ruleName,
    bridgeStep,
    lenderSentence({ lender, limit }) {
      const { value, unit } = lender;
      const amount = format.roughly({ value: Math.abs(value), unit });
      const start = entry(lenderSays, lender.id)({ amount, isLoss: value < 0 });
      const reason = limit.id === "difference" ? bridgeStep(limit.step) : null;
      const end = said<string>(limits, limit, { said: reason });
      // Where nobody could lend there is no figure to begin with.
      const isRefused = limit.id === "refused" || limit.id === "nothing-fits";
      return typeset(isRefused ? end : `${start}${end}`);
    },
    issue: ({ requirement }) =>
      requirement ? say(vocabulary.requirements, requirement) : vocabulary.unusable,
    step(step) {
      const written = { formula: formula(step.formula), sum: sum(step.formula) };
      if (step.kind === "decision") {
        const value = entry(recommendations, step.answer);
        return { label: heading(vocabulary.recommendation), ...written, value };
      }
      const { since } = step;
      return {
        label: heading(figure(step)),
        ...written,
        ...(since && { formula: vocabulary.since(written.formula, formula(since)) }),
        value: format.quantity(step),
      };
    },
    tippingPoint(point) {
      const { input, value, rounded, becomes } = point;
      if (!value || !rounded || !becomes) {
        return typeset(vocabulary.noTurn(heading(figure(input)), entry(answers, point.answer)));
      }
      const isExact = Math.abs(rounded.value - value.value) < 0.005;
      const written = format.about(rounded);
      return typeset(
        vocabulary.turns[turnOf(point)](
          named(inputs, input),
          isExact ? written : vocabulary.about(written),
          entry(answers, point.keeps ? point.answer : becomes),
        ),
      );
    },
    provinces: vocabulary.provinces,
    cities: vocabulary.cities,
    compoundings: vocabulary.compoundings,
    frequencies: vocabulary.frequencies,
    rateTypes: vocabulary.rateTypes,
  };
}
