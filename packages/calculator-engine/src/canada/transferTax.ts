import { bracketedTax } from "../finance/bracketedTax.ts";
import type { TransferSchedule } from "./rules/transferSchedules.ts";

/** What a schedule charges on a price, in unrounded dollars; see {@link TransferSchedule}. */
export function transferTax(schedule: TransferSchedule, price: number): number {
  switch (schedule.kind) {
    case "marginal":
      return bracketedTax(price, schedule.rows);
    case "whole": {
      const [, percent, flat] = schedule.rows.findLast(([over]) => price > over) ?? [0, 0, 0];
      return flat + (price * percent) / 100;
    }
    case "units": {
      const units = Math.ceil(Math.max(0, price - schedule.over) / schedule.unit);
      return Math.min(schedule.base + units * schedule.fee, schedule.most ?? Infinity);
    }
  }
}
