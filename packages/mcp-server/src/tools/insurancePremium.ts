import { mortgageInsurance, ruleInForce, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { describeTests, whoBuys } from "./buyer.ts";
import {
  amortizationYears,
  downPayment,
  newlyBuilt,
  occupancy,
  on,
  price,
  province,
  units,
  yes,
} from "./inputs.ts";

const refusals = {
  "down-payment": "The down payment is below the legal minimum, so it cannot be insured.",
  "price-cap": "The price is at or above what may be insured, so 20 % down is needed.",
  amortization: "The amortization is longer than may be insured for this buyer.",
  occupancy: "A home that is let cannot be insured this way, so 20 % down is needed.",
};

export const insurancePremium = defineTool({
  name: "default_insurance_premium",
  title: "Mortgage default insurance premium",
  description:
    "What CMHC, Sagen or Canada Guaranty charge for insuring a purchase with less than 20 % down, and the provincial tax on it.",
  inputs: z.strictObject({
    price,
    downPayment,
    province,
    amortizationYears: amortizationYears.exactOptional(),
    ...whoBuys,
    newlyBuilt,
    occupancy,
    units,
    borrowedDownPayment: yes("Whether some of the down payment is borrowed"),
    on,
  }),
  answer: (inputs) => {
    const { required, refusal, premium, premiumRate, salesTax, insuredMortgage, firstTime } =
      mortgageInsurance(inputs);
    const tests = firstTime ? [firstTime] : [];
    const taxRule = rules.premiumSalesTax;
    const provincial = Object.hasOwn(taxRule, inputs.province)
      ? taxRule[inputs.province as keyof typeof taxRule]
      : undefined;
    const used = [
      ruleInForce({ rule: rules.minimumDownPayment, on: inputs.on }),
      ruleInForce({ rule: rules.insurancePremium, on: inputs.on }),
      ...(provincial && salesTax > 0 ? [ruleInForce({ rule: provincial, on: inputs.on })] : []),
      ...tests.map(({ rule }) => rule),
    ];
    return {
      ...(refusal && { refusal: refusals[refusal] }),
      figure: refusal ? null : dollars("Premium, added to the loan", premium),
      workings: refusal
        ? []
        : [
            dollars("Loan before the premium", inputs.price - inputs.downPayment),
            percent("Premium, of the loan", premiumRate),
            dollars("Provincial tax on the premium, paid in cash", salesTax),
            dollars("Mortgage with the premium", insuredMortgage),
          ],
      ...citeAll(used, inputs.on, [
        required ? "Insurance is required." : "With 20 % down or more no insurance is required.",
        ...describeTests(tests),
      ]),
    };
  },
});
