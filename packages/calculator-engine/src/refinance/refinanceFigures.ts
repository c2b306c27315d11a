import type { Unit } from "../quantity.ts";

/** The figures that this question alone speaks of, with their units. */
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
