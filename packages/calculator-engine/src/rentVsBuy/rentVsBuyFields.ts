import type { InputsOf } from "../calculator.ts";
import { amount, percentage, positiveAmount, rate, years } from "../fieldRules.ts";
import { typicalPropertyTaxRate } from "../typicalPropertyTax.ts";

/** Inputs of the rent-or-buy question. */
export const rentVsBuyFields = {
  homePrice: { rule: positiveAmount, step: 1 },
  downPayment: { rule: amount, step: 2 },
  /** Percent per year, compounded monthly. */
  interestRate: { rule: rate, default: 5.5, step: 2 },
  monthlyRent: { rule: positiveAmount, step: 3, slider: true },
  yearsToStay: { rule: years, default: 5, step: 3, slider: true },
  /** Percent of the price per year. */
  propertyTaxRate: { rule: percentage, default: typicalPropertyTaxRate },
} as const;

export interface RentVsBuyInputs extends InputsOf<typeof rentVsBuyFields> {}
