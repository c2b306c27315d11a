import type { Unit } from "../quantity.ts";

/** The figures that this question alone speaks of, with their units. */
export const debtConsolidationFigures = {
  "debts.balance": "dollars",
  "debts.payment": "dollars",
  "debts.rate": "percent",
  newTerm: "years",
  currentTotalBalance: "dollars",
  currentTotalPayment: "dollars",
  averageRate: "percent",
  currentInterest: "dollars",
  newInterest: "dollars",
  interestSavings: "dollars",
  lenderInterestSavings: "dollars",
  fittingDebts: "dollars",
  paymentOnFitting: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;
