import {
  prepaymentCharge as chargeFor,
  type PrepaymentChargeInputs,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import {
  annualRate,
  balance,
  dollarsOf,
  on,
  rateOf,
  shareOf,
  wholeMonths,
  yearsOf,
} from "./inputs.ts";

const closed = { balance, annualRate, on };

export const prepaymentCharge = defineTool({
  name: "prepayment_charge",
  title: "Prepayment charge",
  description:
    "An estimate of what a lender charges for repaying a closed mortgage before its term ends: three months' interest or the interest rate differential.",
  inputs: z.strictObject({
    ...closed,
    rateType: z.enum(["fixed", "variable"], "must be fixed or variable"),
    comparisonRate: rateOf(
      "What the lender can lend at today for the months left; needed for a fixed rate",
    ).exactOptional(),
    monthsRemaining: wholeMonths("Left of the term; needed for a fixed rate").exactOptional(),
    method: z
      .enum(
        ["three-months", "contract-rate", "discounted-posted", "present-value"],
        "must be one of three-months, contract-rate, discounted-posted, present-value",
      )
      .describe("How the contract works it out; contract-rate unless given")
      .exactOptional(),
    discount: shareOf(
      "Below the posted rate, percentage points; for discounted-posted",
    ).exactOptional(),
    yearsRemaining: yearsOf("Left of the amortization; for present-value").exactOptional(),
    privilege: dollarsOf("What may be prepaid this year without a charge"),
    yearsSinceTermBegan: z
      .number()
      .min(0)
      .max(100)
      .describe("Years since the present term began")
      .exactOptional(),
  }),
  answer: (inputs) => {
    // The engine rejects a fixed rate without comparisonRate or monthsRemaining, and names them.
    const { threeMonthsInterest, interestRateDifferential, charge } = chargeFor(
      inputs as PrepaymentChargeInputs,
    );
    return {
      figure: dollars("Prepayment charge, estimated", charge),
      workings: [
        dollars("Three months' interest", threeMonthsInterest),
        dollars("Interest rate differential", interestRateDifferential),
      ],
      ...citeAll(
        [
          ruleInForce({ rule: rules.prepaymentInterestMonths, on: inputs.on }),
          ...(inputs.yearsSinceTermBegan === undefined
            ? []
            : [ruleInForce({ rule: rules.prepaymentInterestCapYears, on: inputs.on })]),
        ],
        inputs.on,
        [
          "Lenders choose the comparison rate differently; one that keeps the discount of the day the mortgage began charges more. Ask the lender for the figure in writing.",
        ],
      ),
    };
  },
});
