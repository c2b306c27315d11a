import { incomeNeeded as neededFor } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { describeTests } from "./buyer.ts";
import {
  financedPurchase,
  leftOutCosts,
  qualificationRules,
  qualificationWorkings,
} from "./financedPurchase.ts";
import { price } from "./inputs.ts";

export const incomeNeeded = defineTool({
  name: "income_needed",
  title: "Income needed for a price",
  description:
    "The income at which a lender would finance a purchase, with the stress test, the debt service limits and insurance.",
  inputs: z.strictObject({ price, ...financedPurchase }),
  answer: (inputs) => {
    const needed = neededFor(inputs);
    const { insurance, firstTime } = needed;
    const isRefused = needed.annualIncome === null;
    const tests = firstTime ? [firstTime] : [];
    return {
      ...(isRefused && {
        refusal: `It cannot be insured so (${insurance.refusal}); no income helps.`,
      }),
      figure: dollars("Income needed a year", needed.annualIncome),
      workings: [...qualificationWorkings(needed)],
      ...citeAll(qualificationRules(needed, tests, inputs.on), inputs.on, [
        leftOutCosts,
        ...describeTests(tests),
      ]),
    };
  },
});
