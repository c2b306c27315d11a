import type { InputsOf } from "../calculator.ts";
import { oneOf, positiveAmount, rate, years } from "../fieldRules.ts";
import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";

/** Inputs of the payment question. */
export const paymentFields = {
  loanAmount: { rule: positiveAmount, step: 1 },
  /** Percent per year, compounded as often as it is paid. */
  interestRate: { rule: rate, default: 5.5, step: 2, slider: true },
  /** Years. */
  loanTerm: { rule: years, default: 25, step: 2, slider: true },
  /** Frequency that the borrower prefers; the estimate always gives monthly and biweekly. */
  paymentFrequency: {
    rule: /* @__PURE__ */ oneOf(Object.keys(paymentsPerYear) as PaymentFrequency[]),
    default: "monthly",
    step: 2,
  },
} as const;

export interface PaymentInputs extends InputsOf<typeof paymentFields> {}
