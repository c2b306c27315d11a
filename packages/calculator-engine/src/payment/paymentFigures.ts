import type { Unit } from "../quantity.ts";

/** The figures that this question alone speaks of, with their units. */
export const paymentFigures = {
  loanAmount: "dollars",
  biweeklyRate: "fraction",
  biweeks: "payments",
  monthly: "dollars",
  biweekly: "dollars",
  total: "dollars",
  totalInterest: "dollars",
  lenderMonthly: "dollars",
  preferredPayment: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;
