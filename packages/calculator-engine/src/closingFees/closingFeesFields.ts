import type { InputsOf } from "../calculator.ts";
import { landTransferTaxBrackets, type Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { isNumber, mustBe, oneOf, positiveAmount } from "../fieldRules.ts";

/** Inputs of the closing fees question. */
export const closingFeesFields = {
  /** The agreed purchase price. */
  homePrice: { rule: positiveAmount, step: 1 },
  downPayment: {
    rule: /* @__PURE__ */ mustBe(
      "a number above 0, less than homePrice",
      (value, { homePrice }) =>
        isNumber(value) && value > 0 && isNumber(homePrice) && value < homePrice,
      { kind: "dollars", below: "homePrice" },
    ),
    step: 2,
    slider: true,
  },
  loanType: { rule: /* @__PURE__ */ oneOf(["conventional"]), default: "conventional" },
  province: {
    rule: /* @__PURE__ */ oneOf(Object.keys(landTransferTaxBrackets) as Province[]),
    step: 2,
    default: "ON",
  },
} as const;

export interface ClosingFeesInputs extends InputsOf<typeof closingFeesFields> {}
