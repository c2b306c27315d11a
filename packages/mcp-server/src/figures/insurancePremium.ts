import { mortgageInsurance, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import {
  amortizationYears,
  downPayment,
  newlyBuilt,
  occupancy,
  optionalFlag,
  price,
  province,
  units,
} from "../inputs.ts";
import { describeTests, whoBuys } from "./buyer.ts";
import { insuranceRefusals } from "./financedPurchase.ts";

export const insurancePremium = defineFigure({
  name: "default_insurance_premium",
  description:
    "Premium with less than 20 % down and the provincial tax on it, or why it cannot be insured.",
  inputs: z.strictObject({
    price,
    downPayment,
    province,
    amortizationYears: amortizationYears.exactOptional(),
    ...whoBuys,
    newlyBuilt,
    occupancy,
    units,
    borrowedDownPayment: optionalFlag("At least in part"),
  }),
  texts: {
    en: {
      premium: "Premium, added to the loan",
      loan: "Loan before the premium",
      rate: "Premium, percent of the loan",
      tax: "Provincial tax on the premium, paid in cash",
      mortgage: "Mortgage with the premium",
      required: "Insurance is required.",
      notRequired: "With 20 % down or more no insurance is required.",
    },
    fr: {
      premium: "Prime, ajoutée au prêt",
      loan: "Prêt avant la prime",
      rate: "Prime, en pourcentage du prêt",
      tax: "Taxe provinciale sur la prime, payée comptant",
      mortgage: "Prêt hypothécaire, prime comprise",
      required: "L’assurance est obligatoire.",
      notRequired:
        "Avec une mise de fonds de 20\u00a0% ou plus, aucune assurance n’est obligatoire.",
    },
  },
  answer: (inputs, texts, language) => {
    const { price: paid, downPayment: down } = inputs;
    const { required, refusal, premium, premiumRate, salesTax, insuredMortgage, firstTime } =
      mortgageInsurance(inputs);
    const tests = firstTime ? [firstTime] : [];
    const taxRules = rules.premiumSalesTax;
    const taxRule = Object.hasOwn(taxRules, inputs.province)
      ? taxRules[inputs.province as keyof typeof taxRules]
      : undefined;
    return {
      ...(refusal && { refusal: insuranceRefusals[language][refusal] }),
      figure: refusal ? null : dollars(texts.premium, premium),
      workings: refusal
        ? []
        : [
            dollars(texts.loan, paid - down),
            percent(texts.rate, premiumRate),
            dollars(texts.tax, salesTax),
            dollars(texts.mortgage, insuredMortgage),
          ],
      rules: [
        rules.minimumDownPayment,
        rules.insurancePremium,
        ...(taxRule && salesTax > 0 ? [taxRule] : []),
        ...tests.map(({ rule }) => rule),
      ],
      notes: [required ? texts.required : texts.notRequired, ...describeTests(tests, language)],
    };
  },
});
