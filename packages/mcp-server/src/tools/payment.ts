import {
  amortizationSchedule,
  effectiveAnnualRate,
  mortgagePayment,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, payments, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { loan } from "./inputs.ts";

export const payment = defineTool({
  name: "mortgage_payment",
  title: "Mortgage payment",
  description:
    "The regular payment of a Canadian mortgage at any payment frequency, with the interest over the whole amortization.",
  inputs: z.strictObject(loan),
  answer: (inputs) => {
    const { totals, payoff } = amortizationSchedule(inputs);
    return {
      figure: dollars(`Payment, ${inputs.frequency ?? "monthly"}`, mortgagePayment(inputs)),
      workings: [
        dollars("Amount borrowed", inputs.principal),
        percent("Rate as quoted", inputs.annualRate),
        percent("Rate with its compounding, effective a year", effectiveAnnualRate(inputs) * 100),
        payments("Payments until it is repaid", payoff?.payments ?? null),
        dollars("Interest over the whole amortization", totals.interest),
        dollars("Paid over the whole amortization", totals.paid),
      ],
      ...citeAll([ruleInForce({ rule: rules.fixedRateCompounding, on: inputs.on })], inputs.on, [
        "The rate is taken to stay the same over the whole amortization.",
      ]),
    };
  },
});
