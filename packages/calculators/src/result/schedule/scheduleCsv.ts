import type { ScheduleRow } from "@mortgage-kit/calculator-engine/canada";
import { csvText } from "../export/csvText.ts";
import type { ResultWords } from "../resultWords.en.ts";

/** Returns a schedule of monthly payments as CSV with plain numbers, to the cent. */
export function scheduleCsv(
  rows: readonly ScheduleRow[],
  { month, columns }: ResultWords["schedule"],
): string {
  const cents = (amount: number) => Number(amount.toFixed(2));
  return csvText([
    [month, columns.paid, columns.interest, columns.principal, columns.balance],
    ...rows.map(({ number, interest, principal, balance }) => [
      number,
      ...[interest + principal, interest, principal, balance].map(cents),
    ]),
  ]);
}
