import { maximumPurchase as mostFor } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { describeTests } from "./buyer.ts";
import {
  financedPurchase,
  leftOutCosts,
  qualificationRules,
  qualificationWorkings,
} from "./financedPurchase.ts";
import { annualIncome } from "./inputs.ts";

const limits = {
  "income-gds": "Gross debt service is the limit.",
  "income-tds": "Total debt service is the limit.",
  "down-payment": "The down payment is the limit.",
  "insurance-cap": "The highest price that can be insured is the limit.",
};

export const maximumPurchase = defineTool({
  name: "maximum_purchase",
  title: "Maximum purchase price",
  description:
    "The highest price a lender would finance for an income and a down payment, with stress test, debt service limits and insurance, and what limits it.",
  inputs: z.strictObject({ annualIncome, ...financedPurchase }),
  answer: (inputs) => {
    const most = mostFor(inputs);
    const tests = most.firstTime ? [most.firstTime] : [];
    return {
      figure: dollars("Maximum purchase price", most.price),
      workings: [
        ...qualificationWorkings(most),
        dollars("Monthly payment", most.payment),
        percent("Gross debt service", most.ratios.gds),
        percent("Total debt service", most.ratios.tds),
      ],
      ...citeAll(qualificationRules(most, tests, inputs.on), inputs.on, [
        limits[most.boundBy],
        ...(most.amortizationYears < inputs.amortizationYears
          ? [
              `Taken over ${most.amortizationYears} years, the longest that insurers give these buyers.`,
            ]
          : []),
        "Closing costs are not taken from the down payment.",
        leftOutCosts,
        ...describeTests(tests),
      ]),
    };
  },
});
