import type { Quantity } from "@simcoe/calculator-engine/insight";
import type { Formatter } from "@simcoe/calculator-engine/words";

/** Whether a figure is small enough to matter to the cent, as what is paid a month is. */
export const isPaidAtATime = ({ value }: Quantity) => Math.abs(value) < 10_000;

/** How amounts beside a figure are written. */
export function writtenAs(figure: Quantity, format: Formatter): (amount: number) => string {
  return isPaidAtATime(figure) ? format.cents : format.dollars;
}
