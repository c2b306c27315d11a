import type { LenderFigure } from "@simcoe/calculator-engine/insight";
import { quantity } from "../quantity.ts";

const percent = new Intl.NumberFormat("en-CA", {
  style: "unit",
  unit: "percent",
  maximumFractionDigits: 2,
});

/** A lender's figure as it is read: $2,908.02, 7.25%, 38.97%. */
export function figureInWords({ value, unit }: Pick<LenderFigure, "value" | "unit">): string {
  return unit === "percent" ? percent.format(value) : quantity(value, unit);
}
