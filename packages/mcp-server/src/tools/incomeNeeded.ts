import {
  incomeNeeded as neededFor,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { whoBuys } from "./buyer.ts";
import {
  amortizationYears,
  annualRate,
  dollarsOf,
  downPayment,
  newlyBuilt,
  occupancy,
  on,
  price,
  province,
  rateOf,
  units,
} from "./inputs.ts";

export const incomeNeeded = defineTool({
  name: "income_needed",
  title: "Income needed for a price",
  description:
    "The income at which a lender would finance a purchase, with the stress test, the debt service limits and insurance.",
  inputs: z.strictObject({
    price,
    downPayment,
    annualRate,
    amortizationYears,
    province,
    monthlyDebts: dollarsOf("Payments a month on other loans"),
    propertyTaxRate: rateOf("Property tax, of the price").exactOptional(),
    heating: dollarsOf("Heating a month"),
    condoFees: dollarsOf("Condominium fees a month"),
    ...whoBuys,
    newlyBuilt,
    occupancy,
    units,
    on,
  }),
  answer: (inputs) => {
    const needed = neededFor(inputs);
    const { insurance, limitsRule } = needed;
    const isRefused = needed.annualIncome === null;
    return {
      ...(isRefused && {
        refusal: `It cannot be insured so (${insurance.refusal}); no income helps.`,
      }),
      figure: dollars("Income needed a year", needed.annualIncome),
      workings: [
        dollars("Mortgage with any premium", insurance.insuredMortgage),
        percent("Qualifying rate", needed.qualifyingRate),
        dollars("Monthly payment at the qualifying rate", needed.qualifyingPayment),
        percent("Gross debt service, limit", needed.limits.gds),
        percent("Total debt service, limit", needed.limits.tds),
      ],
      ...citeAll(
        [
          ruleInForce(insurance.required ? rules.insuredStressTest : rules.stressTest, inputs.on),
          ...(limitsRule ? [limitsRule] : []),
          ruleInForce(rules.minimumDownPayment, inputs.on),
        ],
        inputs.on,
        ["Left out, property tax, heating and debts count as none: ask for them."],
      ),
    };
  },
});
