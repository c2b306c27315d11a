import type { Unit } from "../quantity.ts";

/** The figures that this question alone speaks of, with their units. */
export const rentVsBuyFigures = {
  monthlyRent: "dollars",
  yearsToStay: "years",
  maintenance: "percent",
  appreciation: "percent",
  equityShare: "percent",
  monthsOfStay: "months",
  mortgage: "dollars",
  mortgagePayment: "dollars",
  upkeep: "dollars",
  monthlyOwningCost: "dollars",
  ownershipCosts: "dollars",
  gain: "dollars",
  equity: "dollars",
  totalBuyingCost: "dollars",
  totalRentingCost: "dollars",
  savings: "dollars",
  lenderBuyingCost: "dollars",
  cashAtClosing: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;
