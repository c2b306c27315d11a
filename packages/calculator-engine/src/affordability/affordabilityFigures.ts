import type { Unit } from "../quantity.ts";

/** Units of the figures that only this question uses. */
export const affordabilityFigures = {
  annualIncome: "dollars",
  monthlyDebts: "dollars",
  debtToIncome: "percent",
  monthlyIncome: "dollars",
  affordablePayment: "dollars",
  affordableMortgage: "dollars",
  maxPrice: "dollars",
  lenderMaxPrice: "dollars",
  incomeNeeded: "dollars",
  gds: "percent",
  tds: "percent",
  taxesAtClosing: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;
