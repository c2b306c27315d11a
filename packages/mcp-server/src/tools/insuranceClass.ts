import { insuranceClass as classOf } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { whoBuys } from "./buyer.ts";
import { amortizationYears, money, newlyBuilt, occupancy, on, shareOf, units } from "./inputs.ts";

const classes = {
  insured: "Insured: the borrower pays a premium, and rates are the lowest.",
  insurable: "Insurable: a lender may insure it, so rates are often lower.",
  uninsurable: "Uninsurable",
};
const purposes = ["purchase", "switch", "refinance"] as const;

export const insuranceClass = defineTool({
  name: "insurance_class",
  title: "Insured, insurable or uninsurable",
  description:
    "Which of the three classes a mortgage is in, which moves its rate, and what keeps it from being insured.",
  inputs: z.strictObject({
    value: money("The price of a purchase, else what the home is worth"),
    loan: money("The mortgage"),
    amortizationYears,
    purpose: z.enum(purposes, `must be one of ${purposes.join(", ")}`),
    ...whoBuys,
    newlyBuilt,
    occupancy,
    units,
    gds: shareOf("Gross debt service at the qualifying rate, percent of income").exactOptional(),
    tds: shareOf("Total debt service at the qualifying rate, percent of income").exactOptional(),
    on,
  }),
  answer: (inputs) => {
    const result = classOf(inputs);
    const because = result.because.length > 0 ? ` because of: ${result.because.join(", ")}.` : "";
    return {
      figure: percent("Loan to value", result.loanToValue),
      workings: [],
      ...citeAll([result.rule], inputs.on, [`${classes[result.class]}${because}`]),
    };
  },
});
