import {
  debtServiceRatios,
  mortgagePayment,
  qualifyingRate,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import {
  amortizationYears,
  annualIncome,
  annualRate,
  dollarsOf,
  on,
  principal,
  yes,
} from "./inputs.ts";

export const qualifying = defineTool({
  name: "qualifying_test",
  title: "Stress test and debt service ratios",
  description:
    "The rate a mortgage payment is tested at, and whether an income carries it: gross and total debt service beside their limits.",
  inputs: z.strictObject({
    principal,
    annualRate,
    amortizationYears,
    annualIncome,
    insured: yes("Whether the mortgage is insured against default"),
    propertyTax: dollarsOf("Property tax a year"),
    heating: dollarsOf("Heating a month"),
    condoFees: dollarsOf("Condominium fees a month"),
    monthlyDebts: dollarsOf("Payments a month on other loans"),
    on,
  }),
  answer: (inputs) => {
    const { on: day, insured = false } = inputs;
    const tested = qualifyingRate(inputs);
    const payment = mortgagePayment({ ...inputs, annualRate: tested });
    const { gds, tds } = debtServiceRatios({ ...inputs, mortgagePayment: payment });
    const limits = ruleInForce({ rule: rules.insuredLimits, on: day });
    const passes = gds <= limits.value.gds && tds <= limits.value.tds;
    return {
      figure: percent("Qualifying rate", tested),
      workings: [
        dollars("Monthly payment at the contract rate", mortgagePayment(inputs)),
        dollars("Monthly payment at the qualifying rate", payment),
        percent("Gross debt service", gds),
        percent("Gross debt service, limit", limits.value.gds),
        percent("Total debt service", tds),
        percent("Total debt service, limit", limits.value.tds),
      ],
      ...citeAll(
        [
          ruleInForce({ rule: insured ? rules.insuredStressTest : rules.stressTest, on: day }),
          limits,
          ruleInForce({ rule: rules.countedCosts, on: day }),
        ],
        day,
        [passes ? "Both ratios are within their limits." : "A ratio is above its limit."],
      ),
    };
  },
});
