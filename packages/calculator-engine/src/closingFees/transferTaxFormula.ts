import type { TransferSchedule } from "../canada/rules/transferSchedules.ts";
import { bracketedTax, bracketOf } from "../finance/bracketedTax.ts";

/** What a schedule charges on a price, written out as a formula. */
export function transferTaxFormula(schedule: TransferSchedule, price: number): string {
  const [over, percent, base, unit] = bracketOf(price, schedule);
  // What is owed at the threshold is the same percentage of it where the whole price is charged.
  if (percent > 0 && base === (over * percent) / 100) return `{homePrice} × ${percent}%`;
  const below = base === undefined ? transferTaxFormula(schedule, over) : `$${base}`;
  if (percent === 0) return below;
  const part = unit
    ? `${Math.ceil((price - over) / unit)} × $${(unit * percent) / 100}`
    : `$${price - over} × ${percent}%`;
  return below === "$0" ? part : `${below} + ${part}`;
}

/** The same for any price, bracket by bracket. */
export const transferTaxAtAnyPrice = (schedule: TransferSchedule): string =>
  schedule.reduce((below, [over, percent, base = bracketedTax(over, schedule), unit]) => {
    const above = `({homePrice} − $${over})`;
    const part = unit
      ? `up(${above} ÷ ${unit}) × $${(unit * percent) / 100}`
      : `${above} × ${percent}%`;
    return `if({homePrice} > $${over}, $${base} + ${part}, ${below})`;
  }, "$0");
