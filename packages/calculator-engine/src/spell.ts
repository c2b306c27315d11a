import type { Unit } from "./explain/describeSteps.ts";

/** A figure as a sentence carries it: to two decimals, with its unit. */
export function spell(value: number, unit: Unit): string {
  const figure = Math.round(value * 100) / 100;
  if (unit === "dollars") {
    const minimumFractionDigits = Number.isInteger(figure) ? 0 : 2;
    return figure.toLocaleString("en-CA", {
      style: "currency",
      currency: "CAD",
      minimumFractionDigits,
    });
  }
  const digits = figure.toLocaleString("en-CA");
  return unit === "percent" ? `${digits}%` : `${digits} ${figure === 1 ? unit.slice(0, -1) : unit}`;
}
