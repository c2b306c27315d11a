import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";

export const compoundingsPerYear = {
  annual: 1,
  "semi-annual": 2,
  quarterly: 4,
  monthly: 12,
} as const;

export type Compounding = keyof typeof compoundingsPerYear;

/** Returns `periodicRate` for inputs that have been checked: a fraction per payment. */
export function equivalentRate(
  annualRate: number,
  compounding: Compounding = "semi-annual",
  frequency: PaymentFrequency = "monthly",
): number {
  const times = compoundingsPerYear[compounding];
  return Math.expm1((times / paymentsPerYear[frequency]) * Math.log1p(annualRate / 100 / times));
}
