import type { TransferSchedule } from "../../canada/rules/transferSchedules.ts";

const spell = (value: number) => value.toLocaleString("en-CA");

/** What a schedule charges on a price, written out as a sum in figures. */
export function transferTaxFormula(schedule: TransferSchedule, price: number): string {
  switch (schedule.kind) {
    case "marginal": {
      const { rows } = schedule;
      const parts = rows
        .map(([over, percent], index) => {
          const upTo = Math.min(price, rows[index + 1]?.[0] ?? price);
          return upTo > over ? `${spell(upTo - over)} × ${percent} %` : "";
        })
        .filter(Boolean);
      return parts.join(" + ") || "0";
    }
    case "whole": {
      const [, percent, flat] = schedule.rows.findLast(([over]) => price > over) ?? [0, 0, 0];
      return percent === 0 ? spell(flat) : `{homePrice} × ${percent} %`;
    }
    case "units": {
      const { base, over, unit, fee, most = Infinity } = schedule;
      const units = Math.ceil(Math.max(0, price - over) / unit);
      const sum = `${spell(base)} + ${spell(units)} × ${fee}`;
      return most === Infinity ? sum : `the smaller of ${spell(most)} and ${sum}`;
    }
  }
}
