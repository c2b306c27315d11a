import type { NumberKind } from "../calculator.ts";
import type { Formula } from "../explain/explainSteps.ts";
import type { AlternativeVerdict, Fact, LenderLimit, Verdict } from "../insight/Answer.ts";
import type { BridgeStep } from "../insight/bridge.ts";
import type { FactValue } from "../insight/facts.ts";
import type { Threshold } from "../insight/thresholds.ts";
import type { Figure } from "../quantity.ts";
import type { FactWords } from "./FactWords.ts";
import { capitalize, type Formatter, keyMark } from "./Formatter.ts";
import type { Reason } from "./LenderVocabulary.ts";
import type { FurtherAdvice, Labels, VerdictWords } from "./QuestionWords.ts";
import type { SharedVocabulary, ThresholdSide } from "./SharedVocabulary.ts";
import type { Words, WordsLanguage } from "./Words.ts";
import { writeFormula } from "./writeFormula.ts";

/** Everything in one language that does not depend on the question. */
export interface LanguageWords<Language extends WordsLanguage> {
  readonly language: Language;
  readonly locale: Words["locale"];
  readonly format: Formatter;
  readonly vocabulary: SharedVocabulary;
  /** Applies the language's typography to a finished sentence. */
  readonly typeset: (text: string) => string;
  readonly ruleName: Words["rule"];
}

type Name = string | ((of: string) => string);
type Template<Output> = (of: never, format: Formatter) => Output;
type Entries<Entry> = Readonly<Record<string, Entry>>;

/** Words by id that are shared or come with a question. */
interface Vocabulary {
  readonly figures: Entries<Name>;
  readonly inputs: Entries<Name>;
  readonly outcomes?: Entries<string>;
  readonly facts: Entries<FactWords>;
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

function entry<Entry>(entries: Entries<Entry>, id: string): Entry {
  const found = entries[id];
  if (found !== undefined) return found;
  throw new Error(`These words do not speak of "${id}"; take those of its question, or all.`);
}

/** Returns the number of the buyer whom a fact inside a row is about; `null` for another fact. */
function buyerIn(id: string): number | null {
  const [list, row] = id.split(".");
  return list === "buyers" ? Number(row) + 1 : null;
}

/** Returns the side to state: that of the new outcome or, with `keeps`, that of the present one. */
function sideOf({
  direction,
  beyond,
  keeps,
}: Pick<Threshold, "direction" | "beyond" | "keeps">): ThresholdSide {
  if (keeps) return beyond ? "from" : "above";
  if (direction === "up") return beyond ? "above" : "from";
  return beyond ? "below" : "to";
}

/** Creates the words of a language from its vocabulary, its formatter and some questions. */
export function createWords<Language extends WordsLanguage>(
  { language, locale, format, vocabulary, typeset, ruleName }: LanguageWords<Language>,
  questions: QuestionVocabularies,
): Words<Language> {
  const all = <Part extends keyof Vocabulary>(part: Part): NonNullable<Vocabulary[Part]> => {
    const sources: Vocabulary[] = [vocabulary, ...Object.values(questions)];
    return Object.assign({}, ...sources.map((words) => words[part]));
  };
  const [figures, inputs, outcomes] = [all("figures"), all("inputs"), all("outcomes")];
  const [facts, recommendations, warnings] = [
    all("facts"),
    all("recommendations"),
    all("warnings"),
  ];
  const [bridge, notes, limits] = [all("bridge"), all("notes"), all("limits")];
  const named = (names: Entries<Name>, { id, of = "" }: Pick<Figure, "id" | "of">) => {
    const name = entry(names, id);
    return typeof name === "string" ? name : name(of);
  };
  const figure = (one: Pick<Figure, "id" | "of">) => named(figures, one);
  const render = <Output>(
    templates: Entries<Template<Output>>,
    what: { readonly id: string },
    more?: object,
  ) => entry(templates, what.id)({ ...what, ...more } as never, format);
  const formula = (tokens: Formula) =>
    writeFormula(tokens, vocabulary, (token) =>
      token.kind === "figure" ? figure(token) : format.short(token),
    );
  const sum = (tokens: Formula) =>
    tokens.some(({ kind }) => kind === "figure")
      ? writeFormula(tokens, vocabulary, (token) => format.short(token))
      : "";

  function bridgeStep(step: BridgeStep): Reason {
    if (step.id === "figure") {
      return { label: typeset(capitalize(figure({ id: step.figure }))), because: "" };
    }
    const rule = step.rule ? ruleName(step.rule) : "";
    const { label, because } = render(bridge, step, { rule });
    return { label: typeset(label), because: typeset(because) };
  }

  const limit = (of: LenderLimit) =>
    typeset(render(limits, of, { reason: of.id === "difference" ? bridgeStep(of.step) : null }));
  const factWords = (id: string) => entry(facts, id.slice(id.lastIndexOf(".") + 1));

  const verdictWords = (question: string, { id }: Verdict) =>
    entry(entry(questions, question).verdicts, id) as VerdictWords<Verdict>;

  function valueName({ id, kind }: Pick<Fact, "id" | "kind">, value: FactValue): string {
    if (value === null) return factWords(id).unknown ?? vocabulary.unknown;
    if (typeof value === "boolean") return value ? vocabulary.yes : vocabulary.no;
    if (typeof value === "string") return entry(factWords(id).options ?? {}, value);
    return format.about({ value, unit: kind as NumberKind });
  }

  function conditionOf(id: string, kind: Fact["kind"], value: FactValue): string {
    const { condition } = factWords(id);
    const written =
      typeof condition === "function"
        ? condition(valueName({ id, kind }, value), value)
        : entry(condition, String(value));
    return written.replace("{buyer}", vocabulary.buyer(buyerIn(id)));
  }

  function effectOf(question: string, effect: AlternativeVerdict): string {
    const { or } = verdictWords(question, effect.verdict);
    return typeset(
      vocabulary.effect(
        conditionOf(effect.fact, effect.kind, effect.value),
        or(effect.verdict, format),
      ),
    );
  }

  return {
    language,
    locale,
    format,
    figure,
    heading: capitalize,
    formula,
    sum,
    recommendation: (id) => entry(recommendations, id),
    warning: (id) => typeset(entry(warnings, id)),
    note: (note) => typeset(render(notes, note)),
    labels(question, estimate) {
      const { labels } = entry(questions, question);
      const chosen = typeof labels === "function" ? labels(estimate) : labels;
      return { ...chosen, estimate: typeset(chosen.estimate), lender: typeset(chosen.lender) };
    },
    question: (id) => ({ name: typeset(entry(questions, id).name) }),
    limit,
    rate(used) {
      const rate = format.percent(used.annualRate);
      const { rates } = vocabulary;
      if (used.from === "entered") return typeset(rates.entered(rate));
      const { from, years, kind, day } = used;
      return typeset(rates[from](rate, years, kind, day ? format.date(day) : ""));
    },
    verdict(answer) {
      const { question, verdict, lender } = answer;
      const todo = entry(questions, question).whatToDo?.(answer as never, format);
      const { sentence: write, because, turning, hinge } = verdictWords(question, verdict);
      const written = write(verdict, format, verdict.confidence);
      const [before = "", number = "", after = ""] = written.split(keyMark);
      const { otherwise } = verdict;
      const own = typeset(turning?.(verdict, format) ?? "");
      const turned = !own && otherwise?.verdict.id !== verdict.id ? otherwise : null;
      const missing = verdict.missing.map((id) => {
        const { ask, notCounted = vocabulary.notCounted(ask) } = factWords(id);
        return notCounted;
      });
      const reason = because?.(verdict, format);
      const why = reason ?? limit(lender.limit);
      return {
        usesLimit: reason === undefined,
        sentence: typeset(`${before}${number}${after}.`),
        parts: {
          before: typeset(before.trim()),
          number: typeset(number),
          after: typeset(after.trim()),
        },
        hinge:
          own || (turned ? effectOf(question, turned) : typeset(hinge?.(verdict, format) ?? "")),
        hingesOn: turned?.fact ?? null,
        because: typeset([why, ...missing].filter(Boolean).join(" ")),
        whatToDo: {
          summary: typeset(todo?.summary ?? ""),
          advice: (todo?.advice ?? []).map(({ label, text }) => ({
            label: typeset(label),
            text: typeset(text),
          })),
        },
      };
    },
    fact(fact, question) {
      const { ask, hint } = factWords(fact.id);
      const buyer = buyerIn(fact.id);
      const of = buyer === null ? "" : vocabulary.buyerName(buyer);
      return {
        ask: typeset(of ? vocabulary.asked(of, ask) : ask),
        ...(of && { group: { of: typeset(of), ask: typeset(ask) } }),
        ...(hint && { hint: typeset(hint) }),
        options: fact.options.map((value) => ({ value, label: valueName(fact, value) })),
        value: valueName(fact, fact.value),
        stated: fact.value === null ? "" : typeset(conditionOf(fact.id, fact.kind, fact.value)),
        effect: fact.effect ? effectOf(question, fact.effect) : "",
      };
    },
    threshold(threshold, isUnderLabel = false) {
      const { input, value, rounded, becomes, keeps, outcome } = threshold;
      const isExact = Math.abs(rounded.value - value.value) < 0.005;
      const written = isExact ? format.about(rounded) : vocabulary.about(format.about(rounded));
      const answer = entry(outcomes, keeps ? outcome : becomes);
      const side = sideOf(threshold);
      return typeset(
        isUnderLabel
          ? vocabulary.thresholdsUnderLabel[side](written, answer)
          : vocabulary.thresholds[side](named(inputs, input), written, answer),
      );
    },
    rule: (rule) => typeset(ruleName(rule)),
    bridgeStep,
    issue({ requirement, received }) {
      const { requirements, tooLarge, unusable } = vocabulary;
      if (!requirement || requirement.kind === "list") return unusable;
      if ("below" in requirement) return typeset(requirements.belowPrice);
      if (!("max" in requirement)) return typeset(requirements[requirement.kind]);
      const isTooLarge = Number(received) > requirement.max;
      return typeset(
        isTooLarge
          ? tooLarge(format.number(requirement.max))
          : requirements.number(requirement, format),
      );
    },
    step(step) {
      const written = { formula: formula(step.formula), sum: sum(step.formula) };
      if (step.kind === "decision") {
        const value = entry(recommendations, step.answer);
        return { label: capitalize(vocabulary.recommendation), ...written, value };
      }
      const { condition } = step;
      return {
        label: capitalize(figure(step)),
        ...written,
        ...(condition && { formula: vocabulary.since(written.formula, formula(condition)) }),
        value: format.quantity(step),
      };
    },
    provinces: vocabulary.provinces,
    cities: vocabulary.cities,
    compoundings: vocabulary.compoundings,
    frequencies: vocabulary.frequencies,
    rateTypes: vocabulary.rateTypes,
  };
}
