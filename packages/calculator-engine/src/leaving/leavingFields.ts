import type { InputsOf } from "../calculator.ts";
import { numberFrom, oneOf, positiveAmount, rate, years } from "../fieldRules.ts";

/** Inputs of the question on the cost of leaving a mortgage. */
export const leavingFields = {
  /** Dollars owing today. */
  balance: { rule: positiveAmount, step: 1 },
  /** Percent per year in the contract. */
  currentRate: { rule: rate, step: 1 },
  /** Years left of the amortization. */
  yearsRemaining: { rule: years, step: 1 },
  /** Months left of the present term, which lasts ten years at most. */
  monthsRemaining: {
    rule: /* @__PURE__ */ numberFrom(0, 120, "months"),
    step: 2,
    slider: true,
  },
  /** Method of the contract; the ids are those of `ChargeMethod`. */
  method: {
    rule: /* @__PURE__ */ oneOf([
      "discounted-posted",
      "contract-rate",
      "three-months",
      "present-value",
    ]),
    default: "discounted-posted",
    step: 2,
  },
} as const;

export interface LeavingInputs extends InputsOf<typeof leavingFields> {}
