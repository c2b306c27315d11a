import type { Quantity } from "@simcoe/calculator-engine/insight";
import type { Formatter } from "@simcoe/calculator-engine/words";

/** How amounts beside a figure are written: to the cent for what is paid a month, else in dollars. */
export function writtenAs({ value }: Quantity, format: Formatter): (amount: number) => string {
  return Math.abs(value) < 10_000 ? format.cents : format.dollars;
}
