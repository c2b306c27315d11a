import type { AlternativeVerdict, Fact, Verdict, VerdictConfidence } from "./Answer.ts";
import { type Alternatives, type Counted, differs } from "./alternatives.ts";
import { factAt } from "./completeFacts.ts";
import {
  type AnyDefinition,
  type FactKind,
  type FactValue,
  isValid,
  mustBeGiven,
  optionsOf,
  valuesToTry,
} from "./facts.ts";
import type { Note } from "./note.ts";

/** Definitions of a question's facts, by their ids. */
export type Definitions = ReadonlyMap<string, AnyDefinition>;

/** Facts of a case, with those that were given. */
interface KnownFacts {
  readonly known: { readonly inputs: unknown; readonly facts: object };
  readonly isGiven: (id: string) => boolean;
}

/** Share by which a fact must change the lender's figure to count as deciding. */
const decidingShare = 0.02;

interface Probed<OfVerdict extends Verdict> {
  readonly size: number;
  readonly effect: AlternativeVerdict<OfVerdict> | null;
}

/** Returns the value, of those tried, that changes the answer most. */
function probe<OfVerdict extends Verdict>(
  id: string,
  kind: FactKind,
  values: readonly FactValue[],
  alternatives: Alternatives<OfVerdict>,
): Probed<OfVerdict> {
  let most: Probed<OfVerdict> = { size: 0, effect: null };
  for (const value of values) {
    const { verdict, lender, change: size } = alternatives(id, value);
    if (size <= most.size) continue;
    most = { size, effect: { fact: id, kind, value, verdict, figure: lender.figure } };
  }
  return most;
}

interface Weighed<OfVerdict extends Verdict> {
  readonly fact: Fact<OfVerdict>;
  readonly size: number;
}

/** Returns a fact with its weight in the answer: missing, deciding, or of little effect. */
function weigh<OfVerdict extends Verdict>(
  id: string,
  definition: AnyDefinition,
  { known: { facts, inputs }, isGiven }: KnownFacts,
  missing: readonly string[],
  alternatives: Alternatives<OfVerdict>,
): Weighed<OfVerdict> {
  const { kind } = definition.rule;
  const value = factAt(facts, id);
  const tries = valuesToTry(definition, facts, inputs).filter((other) => other !== value);
  const { size, effect } = probe(id, kind, tries, alternatives);
  const isMissing =
    missing.includes(id) || (!isGiven(id) && mustBeGiven(definition, facts, inputs));
  const { likeFact, slider, buyer } = definition;
  const isOther = likeFact !== undefined && !isGiven(likeFact);
  const fact = {
    id,
    kind,
    options: optionsOf(definition, facts, inputs),
    value,
    assumed: !isGiven(id),
    decides: isMissing || (size > decidingShare && !isOther),
    usual: definition.usual === true,
    ...(slider && { slider: true }),
    ...(buyer && { buyer }),
    effect,
  };
  return { fact, size: size + (isMissing ? 1 : 0) };
}

/** Returns the facts that matter: deciding first, then those without a usual value, then by effect. */
export const weighFacts = <OfVerdict extends Verdict>(
  definitions: Definitions,
  asked: KnownFacts,
  missing: readonly string[],
  alternatives: Alternatives<OfVerdict>,
): readonly Fact<OfVerdict>[] =>
  [...definitions]
    .filter(([, { matters }]) => matters?.(asked.known.facts, asked.known.inputs) !== false)
    .map(([id, definition]) => weigh(id, definition, asked, missing, alternatives))
    .toSorted(
      (one, other) =>
        Number(other.fact.decides) - Number(one.fact.decides) ||
        Number(one.fact.usual) - Number(other.fact.usual) ||
        other.size - one.size,
    )
    .map(({ fact }) => fact);

/** Notes on what no fact of the question settles. */
const unsettled: readonly Note["id"][] = ["laws-unresolved", "long-amortization"];

/** Returns values of an assumed fact that could change the verdict: every option, or other numbers. */
function probesOf({ kind, options, value }: Fact<Verdict>): readonly FactValue[] {
  if (kind === "choice" || kind === "yesNo") return options;
  const number = Number(value ?? 0);
  return kind === "dollars" ? [0, number + 250, 2 * number + 50_000] : [0, number + 0.5];
}

/** Returns the certainty of a verdict. */
export function confidenceOf<OfVerdict extends Verdict>(
  { lender, verdict }: Counted<OfVerdict>,
  facts: readonly Fact<OfVerdict>[],
  definitions: Definitions,
  alternatives: Alternatives<OfVerdict>,
): VerdictConfidence {
  const assumed = facts.filter((fact) => fact.assumed);
  if (lender.missing.length > 0) return "not-checked";
  if (assumed.some(({ decides }) => decides)) return "depends";
  if (lender.notes.some(({ id }) => unsettled.includes(id))) return "depends";
  /** Returns true if another value of the fact would change the verdict at all. */
  const isOpen = (fact: Fact<OfVerdict>) => {
    const definition = definitions.get(fact.id);
    return (
      fact.effect !== null ||
      probesOf(fact)
        .filter((value) => definition && isValid(definition, value))
        .some((value) => differs(alternatives(fact.id, value).verdict, verdict))
    );
  };
  return assumed.some(isOpen) ? "usual" : "checked";
}
