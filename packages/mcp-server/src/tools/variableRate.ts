import { primeMove, ruleInForce, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent, years } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { annualRate, balance, compounding, dollarsOf, frequency, on, yearsOf } from "./inputs.ts";

const kinds = ["adjustable", "fixed-payment"] as const;
const points = "must be a number of points from -20 to 20";

export const variableRate = defineTool({
  name: "variable_rate",
  title: "A variable rate when prime moves",
  description:
    "What a move of the prime rate does to a variable mortgage: its payment, its interest, how long it takes, and the rate at which a fixed payment no longer covers the interest.",
  inputs: z.strictObject({
    balance,
    annualRate,
    yearsRemaining: yearsOf("Left of the amortization"),
    kind: z
      .enum(kinds, `must be one of ${kinds.join(", ")}`)
      .describe("Whether the payment follows the rate, or stays the same; the contract says"),
    by: z.number(points).min(-20, points).max(20, points).describe("Points by which prime moves"),
    payment: dollarsOf("A payment that was fixed before"),
    frequency,
    compounding,
    on,
  }),
  answer: ({ on: day, ...inputs }) => {
    const moved = primeMove(inputs);
    return {
      figure: dollars("Payment after the move", moved.paymentAfter),
      workings: [
        dollars("Payment before", moved.paymentBefore),
        percent("Rate after", moved.annualRate),
        dollars("Interest in the first payment, before", moved.interestBefore),
        dollars("Interest in the first payment, after", moved.interestAfter),
        years("Until it is repaid", moved.yearsToRepay),
        percent("Trigger rate", moved.triggerRate),
      ],
      ...citeAll([ruleInForce({ rule: rules.fixedRateCompounding, on: day })], day, [
        ...(moved.isTriggered
          ? ["The payment no longer covers the interest: lenders raise it or add to the balance."]
          : []),
        "Rates are compounded monthly unless told, as variable ones often are. A convention, after the Bank of Canada's Staff Analytical Note 2022-19.",
      ]),
    };
  },
});
