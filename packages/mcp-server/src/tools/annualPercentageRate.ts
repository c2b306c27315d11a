import {
  annualPercentageRate as rateWith,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { loan, money, yearsOf } from "./inputs.ts";

export const annualPercentageRate = defineTool({
  name: "annual_percentage_rate",
  title: "Annual percentage rate",
  description:
    "The rate a bank must disclose, with the costs of the loan besides interest in it, and the cost of borrowing over the term.",
  inputs: z.strictObject({
    ...loan,
    termYears: yearsOf("Of the term"),
    costs: money("Charged for the loan besides interest"),
  }),
  answer: ({ on: day, ...inputs }) => {
    const { apr, costOfBorrowing, averagePrincipal } = rateWith(inputs);
    return {
      figure: percent("Annual percentage rate", apr),
      workings: [
        dollars("Cost of borrowing over the term", costOfBorrowing),
        dollars("Average owed", averagePrincipal),
      ],
      ...citeAll([ruleInForce({ rule: rules.fixedRateCompounding, on: day })], day, [
        "By SOR/2021-181, s. 47; what counts as a cost is listed in s. 48.",
      ]),
    };
  },
});
