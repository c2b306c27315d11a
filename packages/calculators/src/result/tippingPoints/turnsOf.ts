import type { TippingPoint } from "@simcoe/calculator-engine/insight";
import type { Words } from "@simcoe/calculator-engine/words";
import type { Turn } from "../../CalculatorView.ts";

/** Whether a point is told where its input is moved along a line. */
export const isOnLever = ({ field, value }: TippingPoint, levers: readonly string[]) =>
  value !== null && levers.includes(field);

/** Where the inputs that are moved along a line turn the answer. */
export function turnsOf(
  points: readonly TippingPoint[],
  levers: readonly string[],
  words: Words,
): Readonly<Record<string, Turn>> {
  const turns = points
    .filter((point) => isOnLever(point, levers))
    .map((point) => [
      point.field,
      { at: point.value?.value ?? 0, text: words.tippingPoint(point) },
    ]);
  return Object.fromEntries(turns);
}
