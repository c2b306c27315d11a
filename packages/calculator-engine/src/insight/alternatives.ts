import { type Quantity, roundRoughly } from "../quantity.ts";
import type { InsightCase, InsightDefinition, LenderCount, Verdict } from "./Answer.ts";
import type { FactValue } from "./facts.ts";

/** A lender's count and its verdict. */
export interface Counted<OfVerdict extends Verdict, Count extends LenderCount = LenderCount> {
  readonly lender: Count;
  readonly verdict: OfVerdict;
}

/** Answer with another value of one fact. */
interface Alternative<OfVerdict extends Verdict> extends Counted<OfVerdict> {
  /** Distance from the present answer; 0 if the sentence is the same. */
  readonly change: number;
}

/** Returns the answer with another value of one fact. */
export type Alternatives<OfVerdict extends Verdict> = (
  id: string,
  value: FactValue,
) => Alternative<OfVerdict>;

/** Returns the difference of two counts as a share of the larger; 1 if only one has a figure. */
export function difference({ figure: one }: LenderCount, { figure: other }: LenderCount): number {
  if (one === null && other === null) return 0;
  if (one === null || other === null) return 1;
  const apart = Math.abs(one.value - other.value);
  return apart < 0.01 ? 0 : apart / Math.max(Math.abs(one.value), Math.abs(other.value));
}

/** Returns what a verdict says as text, with amounts rounded as sentences round them. */
const roundedText = (said: unknown, round: (amount: number) => number) =>
  JSON.stringify(said, (_, part: unknown) => {
    const { value, unit } = Object(part) as Partial<Quantity>;
    return unit === "dollars" && value !== undefined ? round(value) : part;
  });

/** Returns true if two verdicts differ in any amount, rounded to four digits as limits are. */
export function differs(one: Verdict, other: Verdict): boolean {
  const toFourDigits = (amount: number) => Number(amount.toPrecision(4));
  return roundedText(one, toFourDigits) !== roundedText(other, toFourDigits);
}

export function countedBy<
  Inputs,
  Result,
  Facts extends object,
  OfVerdict extends Verdict,
  Count extends LenderCount,
>(
  question: Pick<InsightDefinition<Inputs, Result, Facts, OfVerdict, Count>, "count" | "verdict">,
  known: InsightCase<Inputs, Result, Facts>,
): Counted<OfVerdict, Count> {
  const lender = question.count(known);
  return { lender, verdict: question.verdict(known, lender) };
}

/** Returns the alternatives to an answer, each counted once. */
export function alternativesTo<
  Inputs,
  Result,
  Facts extends object,
  OfVerdict extends Verdict,
  Count extends LenderCount,
>(
  now: Counted<OfVerdict, Count>,
  question: InsightDefinition<Inputs, Result, Facts, OfVerdict, Count>,
  withFact: (id: string, value: FactValue) => InsightCase<Inputs, Result, Facts>,
): Alternatives<OfVerdict> {
  const { said = (verdict: OfVerdict): unknown => verdict, choiceOf = ({ id }) => id } = question;
  const sentenceOf = (verdict: OfVerdict) => roundedText(said(verdict), roundRoughly);
  const sentence = sentenceOf(now.verdict);
  const known = new Map<string, Alternative<OfVerdict>>();

  function changeTo({ lender, verdict }: Counted<OfVerdict, Count>): number {
    if (sentenceOf(verdict) === sentence) return 0;
    const areCounted = lender.figure !== null && now.lender.figure !== null;
    const apart = (areCounted && question.difference) || difference;
    return apart(lender, now.lender) + (choiceOf(verdict) === choiceOf(now.verdict) ? 0 : 1);
  }

  return (id, value) => {
    const key = `${id} ${value}`;
    const found = known.get(key);
    if (found) return found;
    const counted = countedBy(question, withFact(id, value));
    const alternative = { ...counted, change: changeTo(counted) };
    known.set(key, alternative);
    return alternative;
  };
}
