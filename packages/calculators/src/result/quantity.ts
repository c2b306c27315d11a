import type { Unit } from "@simcoe/calculator-engine/insight";
import { match } from "ts-pattern";
import { months, rate, years } from "../measures.ts";
import { dollarsAndCents } from "../money.ts";

const count = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 2 });
const fraction = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 8 });

/** A figure of an explanation in its unit: exact enough to be checked with a pocket calculator. */
export function quantity(value: number | string, unit: Unit): string {
  if (typeof value === "string") return value;
  return match(unit)
    .with("dollars", () => dollarsAndCents(value))
    .with("percent", () => rate(value))
    .with("fraction", () => fraction.format(value))
    .with("months", () => months(value))
    .with("years", () => years(value))
    .with("payments", "text", () => count.format(value))
    .exhaustive();
}
