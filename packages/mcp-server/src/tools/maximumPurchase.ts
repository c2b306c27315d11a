import {
  maximumPurchase as mostFor,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { describeTests, whoBuys } from "./buyer.ts";
import {
  amortizationYears,
  annualIncome,
  annualRate,
  dollarsOf,
  downPayment,
  newlyBuilt,
  occupancy,
  on,
  province,
  rateOf,
  units,
} from "./inputs.ts";

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
  inputs: z.strictObject({
    annualIncome,
    monthlyDebts: dollarsOf("Payments a month on other loans"),
    downPayment,
    annualRate,
    amortizationYears,
    province,
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
    const most = mostFor(inputs);
    const { required: insured } = most.insurance;
    const { firstTime } = most;
    const tests = firstTime ? [firstTime] : [];
    return {
      figure: dollars("Maximum purchase price", most.price),
      workings: [
        dollars("Mortgage with any premium", most.insurance.insuredMortgage),
        dollars("Insurance premium in it", most.insurance.premium),
        percent("Qualifying rate", most.qualifyingRate),
        dollars("Monthly payment", most.payment),
        dollars("Monthly payment at the qualifying rate", most.qualifyingPayment),
        percent("Gross debt service", most.ratios.gds),
        percent("Gross debt service, limit", most.limits.gds),
        percent("Total debt service", most.ratios.tds),
        percent("Total debt service, limit", most.limits.tds),
      ],
      ...citeAll(
        [
          ruleInForce(insured ? rules.insuredStressTest : rules.stressTest, inputs.on),
          ruleInForce(rules.insuredLimits, inputs.on),
          ruleInForce(rules.minimumDownPayment, inputs.on),
          ...(insured ? [ruleInForce(rules.insurancePremium, inputs.on)] : []),
          ...tests.map(({ rule }) => rule),
        ],
        inputs.on,
        [
          limits[most.boundBy],
          ...(most.amortizationYears < inputs.amortizationYears
            ? [
                `Taken over ${most.amortizationYears} years, the longest that insurers give these buyers.`,
              ]
            : []),
          "Closing costs are not taken from the down payment.",
          ...describeTests(tests),
        ],
      ),
    };
  },
});
