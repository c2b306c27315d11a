import type { Unit } from "../quantity.ts";

/** The figures that this question alone speaks of, with their units. */
export const affordabilityFigures = {
  annualIncome: "dollars",
  monthlyDebts: "dollars",
  debtToIncome: "percent",
  monthlyIncome: "dollars",
  affordablePayment: "dollars",
  affordableMortgage: "dollars",
  maxPrice: "dollars",
  lenderMaxPrice: "dollars",
  gds: "percent",
  tds: "percent",
  taxesAtClosing: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;
