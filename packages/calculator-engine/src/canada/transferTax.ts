import { bracketedTax } from "../finance/bracketedTax.ts";
import type { TransferSchedule } from "./rules/transferSchedules.ts";

/** What a schedule charges on a price, in unrounded dollars; see {@link TransferSchedule}. */
export function transferTax(schedule: TransferSchedule, price: number): number {
  if ("whole" in schedule) {
    const [, percent, flat] = schedule.whole.findLast(([over]) => price > over) ?? [0, 0, 0];
    return flat + (price * percent) / 100;
  }
  if ("fee" in schedule) {
    const { base, over, unit, fee, most = Infinity } = schedule;
    return Math.min(base + Math.ceil(Math.max(0, price - over) / unit) * fee, most);
  }
  return bracketedTax(price, schedule);
}
