import { prepaymentInterestMonths } from "../canada/rules/programs.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import type { Stage } from "./assembleLenderView.ts";

/** The difference made by the charge for leaving the present mortgage before its term ends. */
export const prepaymentStage = (value: number, on: string): Stage => ({
  label: "Prepayment charge",
  because:
    "Leaving a closed mortgage before its term ends costs three months' interest or, at a fixed rate, the lender's loss of interest if that is more.",
  value,
  rule: ruleInForce(prepaymentInterestMonths, on),
});
