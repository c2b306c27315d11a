import { assertValid } from "../validate.ts";
import type { RenewalChoice } from "./renewalChoices.ts";
import { type RenewalInputs, renewal, workOutRenewal } from "./renewalEstimate.ts";

export interface RenewalSavings {
  readonly kind: "switch" | "blend";
  /** The offer's; `null` for the blend. */
  readonly name: string | null;
  /** Dollars that it has cost less than staying by the end of a month; month 0 is today. */
  readonly points: readonly { readonly month: number; readonly saved: number }[];
}

/** Months apart: close enough to see a break-even, far enough to be read as a table. */
const stepOf = (months: number) => {
  if (months <= 12) return 1;
  return months <= 120 ? 6 : 12;
};

/** Today, every few months, the month in which the best breaks even, and the last. */
function monthsUpTo(last: number, cheaperAfter: number | null): readonly number[] {
  const step = stepOf(last);
  const every = Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step);
  const turn = cheaperAfter !== null && cheaperAfter < last ? [cheaperAfter] : [];
  return [...new Set([...every, ...turn, last])].toSorted((a, b) => a - b);
}

/**
 * What each choice has saved against staying by the end of each of some months, to the end of the shortest
 * term; the cheapest by then comes first.
 *
 * @throws CalculatorInputError
 */
export function renewalSavingsByMonth(inputs: RenewalInputs): readonly RenewalSavings[] {
  assertValid(renewal, inputs);
  const { workings, result } = workOutRenewal(inputs);
  const { others, stay, shortestTerm } = workings;
  const months = monthsUpTo(shortestTerm, result.cheaperAfter);
  const savedBy = (choice: RenewalChoice, month: number) =>
    stay.costBy(month) - choice.costBy(month);
  return others
    .toSorted((a, b) => a.costBy(shortestTerm) - b.costBy(shortestTerm))
    .map((choice) => ({
      kind: choice.offer ? "switch" : "blend",
      name: choice.offer?.name ?? null,
      points: months.map((month) => ({ month, saved: savedBy(choice, month) })),
    }));
}
