import type { Quantity } from "../quantity.ts";
import type {
  Fact,
  LenderCount,
  Verdict,
  VerdictConfidence,
  VerdictWithConfidence,
} from "./Answer.ts";
import type { FactValue } from "./facts.ts";
import type { Note } from "./note.ts";

/** Returns the difference of two counts as a share of the larger; 1 if only one has a figure. */
export function difference({ figure: one }: LenderCount, { figure: other }: LenderCount): number {
  if (one === null && other === null) return 0;
  if (one === null || other === null) return 1;
  const apart = Math.abs(one.value - other.value);
  return apart < 0.01 ? 0 : apart / Math.max(Math.abs(one.value), Math.abs(other.value));
}

/** Returns what a verdict says as text, with amounts rounded as sentences round them. */
export const roundedText = (said: unknown, round: (amount: number) => number) =>
  JSON.stringify(said, (_, part: unknown) => {
    const { value, unit } = Object(part) as Partial<Quantity>;
    return unit === "dollars" && value !== undefined ? round(value) : part;
  });

/** Returns true if two verdicts differ in any amount, rounded to four digits as limits are. */
export function differs(one: Verdict, other: Verdict): boolean {
  const toFourDigits = (amount: number) => Number(amount.toPrecision(4));
  return roundedText(one, toFourDigits) !== roundedText(other, toFourDigits);
}

/** Returns values of an assumed fact that could change the verdict: every option, or other numbers. */
export function probesOf({ kind, options, value }: Fact<Verdict>): readonly FactValue[] {
  if (kind === "choice" || kind === "yesNo") return options;
  const number = Number(value ?? 0);
  return kind === "dollars" ? [0, number + 250, 2 * number + 50_000] : [0, number + 0.5];
}

interface Measured {
  readonly fact: Fact<Verdict>;
  readonly size: number;
}

/** Sorts deciding facts first, then facts without a usual value, then by size of effect. */
export const byWeight = (one: Measured, other: Measured) =>
  Number(other.fact.decides) - Number(one.fact.decides) ||
  Number(one.fact.usual) - Number(other.fact.usual) ||
  other.size - one.size;

/** Notes on what no fact of the question settles. */
const unsettled: readonly Note["id"][] = ["laws-unresolved", "long-amortization"];

/** Adds the certainty and the most telling other verdict to a verdict. */
export function withConfidence<OfVerdict extends Verdict>(
  verdict: OfVerdict,
  { missing, notes }: LenderCount,
  facts: readonly Fact<OfVerdict>[],
  isOpen: () => boolean,
): VerdictWithConfidence<OfVerdict> {
  const open = facts.filter(({ assumed, decides }) => assumed && decides);
  const confidenceOf = (): VerdictConfidence => {
    if (missing.length > 0) return "not-checked";
    if (open.length > 0 || notes.some(({ id }) => unsettled.includes(id))) return "depends";
    return isOpen() ? "usual" : "checked";
  };
  const telling = open.find(({ usual, effect }) => !usual && effect);
  return { ...verdict, confidence: confidenceOf(), otherwise: telling?.effect ?? null, missing };
}
