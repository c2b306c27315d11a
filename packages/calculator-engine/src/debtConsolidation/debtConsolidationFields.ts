import type { InputsOf } from "../calculator.ts";
import { eachRow, list, positiveAmount, rate, text, years } from "../fieldRules.ts";

/** Inputs of the debt consolidation question. */
export const debtConsolidationFields = {
  debts: {
    rule: list,
    default: [{ id: "1", name: "Credit Card", balance: null, payment: null, rate: null }],
  },
  "debts.name": { rule: /* @__PURE__ */ eachRow(text), step: 1 },
  "debts.balance": { rule: /* @__PURE__ */ eachRow(positiveAmount), step: 2 },
  /** Dollars a month. */
  "debts.payment": { rule: /* @__PURE__ */ eachRow(positiveAmount), step: 3 },
  /** Percent per year. */
  "debts.rate": { rule: /* @__PURE__ */ eachRow(rate), step: 3 },
  /** Percent per year, compounded monthly. */
  newRate: { rule: rate, default: 5.5, step: 3, slider: true },
  /** Years. */
  newTerm: { rule: years, default: 25, step: 3, slider: true },
} as const;

export interface DebtConsolidationInputs extends InputsOf<typeof debtConsolidationFields> {}

export type Debt = DebtConsolidationInputs["debts"][number];
