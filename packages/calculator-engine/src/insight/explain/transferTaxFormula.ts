import type { TransferSchedule } from "../../canada/rules/transferSchedules.ts";

const spell = (value: number) => value.toLocaleString("en-CA");

/** What a schedule charges on a price, written out as a sum in figures. */
export function transferTaxFormula(schedule: TransferSchedule, price: number): string {
  if ("whole" in schedule) {
    const [, percent, flat] = schedule.whole.findLast(([over]) => price > over) ?? [0, 0, 0];
    return percent === 0 ? spell(flat) : `{homePrice} × ${percent} %`;
  }
  if ("fee" in schedule) {
    const { base, over, unit, fee, most } = schedule;
    const units = Math.ceil(Math.max(0, price - over) / unit);
    const sum = `${spell(base)} + ${spell(units)} × ${fee}`;
    return most === undefined ? sum : `the smaller of ${spell(most)} and ${sum}`;
  }
  const parts = schedule.map(([over, percent], index) => {
    const upTo = Math.min(price, schedule[index + 1]?.[0] ?? price);
    return upTo > over ? `${spell(upTo - over)} × ${percent} %` : "";
  });
  return parts.filter(Boolean).join(" + ") || "0";
}
