import type { ScheduleRow } from "@simcoe/calculator-engine/canada";
import { csvText } from "../TakeItWithYou/csvText.ts";

/** A schedule of monthly payments as a table of plain numbers, to the cent. */
export function scheduleCsv(rows: readonly ScheduleRow[]): string {
  const cents = (amount: number) => Number(amount.toFixed(2));
  return csvText([
    ["Month", "Paid", "Interest", "Principal", "Still owed"],
    ...rows.map(({ number, interest, principal, balance }) => [
      number,
      ...[interest + principal, interest, principal, balance].map(cents),
    ]),
  ]);
}
