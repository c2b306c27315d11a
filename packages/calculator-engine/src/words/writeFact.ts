import type { NumberKind } from "../calculator.ts";
import type { AlternativeVerdict, Fact, Verdict } from "../insight/Answer.ts";
import type { FactValue } from "../insight/facts.ts";
import { entry, type Lexicon } from "./lexicon.ts";
import type { VerdictWords, WrittenFact } from "./QuestionWords.ts";

/** Returns the words of a fact, those inside a row by their column. */
export const factWords = ({ facts }: Lexicon, id: string) =>
  entry(facts, id.slice(id.lastIndexOf(".") + 1));

export const verdictWords = ({ questions }: Lexicon, question: string, { id }: Verdict) =>
  entry(entry(questions, question).verdicts, id) as VerdictWords<Verdict>;

/** Returns the number of the buyer whom a fact inside a row is about; `null` for another fact. */
function buyerIn(id: string): number | null {
  const [list, row] = id.split(".");
  return list === "buyers" ? Number(row) + 1 : null;
}

function valueName(lexicon: Lexicon, { id, kind }: Pick<Fact, "id" | "kind">, value: FactValue) {
  const { unknown = lexicon.unknown, options = {} } = factWords(lexicon, id);
  if (value === null) return unknown;
  if (typeof value === "boolean") return value ? lexicon.yes : lexicon.no;
  if (typeof value === "string") return entry(options, value);
  return lexicon.format.about({ value, unit: kind as NumberKind });
}

function conditionOf(lexicon: Lexicon, fact: Pick<Fact, "id" | "kind">, value: FactValue): string {
  const { condition } = factWords(lexicon, fact.id);
  const written =
    typeof condition === "function"
      ? condition(valueName(lexicon, fact, value), value)
      : entry(condition, String(value));
  return written.replace("{buyer}", lexicon.buyer(buyerIn(fact.id)));
}

/** Writes the verdict that another value of a fact gives. */
export function writeEffect(
  lexicon: Lexicon,
  question: string,
  effect: AlternativeVerdict,
): string {
  const { fact: id, kind, value, verdict } = effect;
  const { or } = verdictWords(lexicon, question, verdict);
  const condition = conditionOf(lexicon, { id, kind }, value);
  return lexicon.typeset(lexicon.effect(condition, or(verdict, lexicon.format)));
}

/** Writes the question for a fact, the value that was used and the effect of another value. */
export function writeFact(lexicon: Lexicon, fact: Fact, question: string): WrittenFact {
  const { typeset } = lexicon;
  const { ask, hint } = factWords(lexicon, fact.id);
  const buyer = buyerIn(fact.id);
  const of = buyer === null ? "" : lexicon.buyerName(buyer);
  return {
    ask: typeset(of ? lexicon.asked(of, ask) : ask),
    ...(of && { group: { of: typeset(of), ask: typeset(ask) } }),
    ...(hint && { hint: typeset(hint) }),
    options: fact.options.map((value) => ({ value, label: valueName(lexicon, fact, value) })),
    value: valueName(lexicon, fact, fact.value),
    stated: fact.value === null ? "" : typeset(conditionOf(lexicon, fact, fact.value)),
    effect: fact.effect ? writeEffect(lexicon, question, fact.effect) : "",
  };
}
