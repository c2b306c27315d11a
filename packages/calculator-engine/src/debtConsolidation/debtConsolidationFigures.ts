import type { Unit } from "../quantity.ts";

/** Units of the figures that only this question uses. */
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
