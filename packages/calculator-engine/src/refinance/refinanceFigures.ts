import type { Unit } from "../quantity.ts";

/** Units of the figures that only this question uses. */
export const refinanceFigures = {
  currentBalance: "dollars",
  currentRate: "percent",
  yearsRemaining: "years",
  closingCosts: "dollars",
  breakEvenLimit: "months",
  currentMonthlyRate: "fraction",
  newMonthlyRate: "fraction",
  currentPayment: "dollars",
  breakEvenMonths: "months",
  totalSavings: "dollars",
  lenderTotalSavings: "dollars",
  interestSavedInTerm: "dollars",
  costOfChanging: "dollars",
  breakEvenWithCharge: "months",
  refinanceMax: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;
