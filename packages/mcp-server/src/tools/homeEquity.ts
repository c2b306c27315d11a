import { homeEquity as equityOf, ruleInForce, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { dollarsOf, money, on } from "./inputs.ts";

export const homeEquity = defineTool({
  name: "home_equity",
  title: "Borrowing against a home",
  description:
    "How much can be borrowed against a home: by refinancing, as a line of credit beside the mortgage, and insured to add units.",
  inputs: z.strictObject({
    homeValue: money("What the home is worth"),
    mortgageBalance: dollarsOf("Owing on it"),
    valueWithAddedUnits: dollarsOf("Its worth with the units to be added"),
    on,
  }),
  answer: (inputs) => {
    const { refinance, line, lineBesideMortgage, addedUnits } = equityOf(inputs);
    return {
      figure: dollars("Most in all, by refinancing", refinance),
      workings: [
        dollars("Most for a line of credit alone", line),
        dollars("Left for a line beside the mortgage", lineBesideMortgage),
        dollars("Most in all, insured, to add units", addedUnits),
      ],
      ...citeAll(
        [rules.refinanceLimit, rules.homeEquityLineLimit].map((rule) =>
          ruleInForce<unknown>({ rule, on: inputs.on }),
        ),
        inputs.on,
      ),
    };
  },
});
