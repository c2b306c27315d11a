import type { LenderFigure } from "@simcoe/calculator-engine/insight";
import { dollars, dollarsAndCents } from "../../money.ts";

/** How amounts beside a figure are written: to the cent for what is paid a month, else in dollars. */
export function writtenAs({ value }: LenderFigure): (amount: number) => string {
  return Math.abs(value) < 10_000 ? dollarsAndCents : dollars;
}
