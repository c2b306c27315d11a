import type { Amortization } from "../finance/amortize.ts";

export interface ScheduleYear {
  /** Number of the year, from 1. */
  readonly year: number;
  /** Interest and principal, including lump sums. */
  readonly paid: number;
  readonly interest: number;
  readonly principal: number;
  /** Balance at the end of the year. */
  readonly balance: number;
}

/** Adds up a loan's payments by year. The last year may be partial. */
export function rollUpYears(
  { count, interest, balance }: Amortization,
  borrowed: number,
  paymentsAYear: number,
): ScheduleYear[] {
  const years: ScheduleYear[] = [];
  let opening = borrowed;
  for (let first = 0; first < count; first += paymentsAYear) {
    const end = Math.min(first + paymentsAYear, count);
    let charged = 0;
    for (let k = first; k < end; k++) charged += interest[k] ?? 0;
    const closing = balance[end - 1] ?? 0;
    const principal = opening - closing;
    years.push({
      year: years.length + 1,
      paid: charged + principal,
      interest: charged,
      principal,
      balance: closing,
    });
    opening = closing;
  }
  return years;
}
