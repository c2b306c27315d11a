import { maximumPurchase as mostFor, ruleInForce, rules } from "@simcoe/calculator-engine/canada";
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
  on,
  province,
  rateOf,
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
    on,
  }),
  answer: (inputs) => {
    const most = mostFor(inputs);
    const { required: insured, firstTime } = most.insurance;
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
          ruleInForce(insured ? rules.insuredLimits : rules.conventionalLimits, inputs.on),
          ruleInForce(rules.minimumDownPayment, inputs.on),
          ...(insured ? [ruleInForce(rules.insurancePremium, inputs.on)] : []),
          ...tests.map(({ rule }) => rule),
        ],
        inputs.on,
        [
          limits[most.boundBy],
          "Closing costs are not taken from the down payment.",
          ...describeTests(tests),
        ],
      ),
    };
  },
});
