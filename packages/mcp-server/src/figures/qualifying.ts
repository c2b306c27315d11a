import {
  debtServiceRatios,
  mortgagePayment,
  qualifyingRate,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent, ratio } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import {
  amortizationYears,
  annualIncome,
  annualRate,
  dollarsOf,
  optionalFlag,
  principal,
} from "../inputs.ts";
import { condoFees, financedPurchase } from "./financedPurchase.ts";

export const qualifying = defineFigure({
  name: "qualifying_test",
  description: "Stress-test rate, and debt service ratios with their limits.",
  inputs: z.strictObject({
    principal,
    annualRate,
    amortizationYears,
    annualIncome,
    insured: optionalFlag("Insured mortgage"),
    propertyTax: dollarsOf("A year"),
    heating: financedPurchase.heating.exactOptional(),
    condoFees,
    monthlyDebts: financedPurchase.monthlyDebts.exactOptional(),
  }),
  texts: {
    en: {
      rate: "Qualifying rate",
      contract: "Monthly payment at the contract rate",
      tested: "Monthly payment at the qualifying rate",
      gds: "Gross debt service",
      tds: "Total debt service",
      limit: (ratio: string) => `${ratio}, limit`,
      passes: "Both ratios are within their limits.",
      fails: "A ratio is above its limit.",
    },
    fr: {
      rate: "Taux admissible",
      contract: "Versement mensuel au taux du contrat",
      tested: "Versement mensuel au taux admissible",
      gds: "Rapport d’amortissement brut de la dette (ABD)",
      tds: "Rapport d’amortissement total de la dette (ATD)",
      limit: (ratio) => `${ratio}, plafond`,
      passes: "Les deux rapports respectent leurs plafonds.",
      fails: "Un rapport dépasse son plafond.",
    },
  },
  answer: (inputs, texts) => {
    const { on, insured = false } = inputs;
    const tested = qualifyingRate(inputs);
    const payment = mortgagePayment({ ...inputs, annualRate: tested });
    const { gds, tds } = debtServiceRatios({ ...inputs, mortgagePayment: payment });
    const limits = ruleInForce({ rule: rules.insuredLimits, on });
    const passes = gds <= limits.value.gds && tds <= limits.value.tds;
    return {
      figure: percent(texts.rate, tested),
      workings: [
        dollars(texts.contract, mortgagePayment(inputs)),
        dollars(texts.tested, payment),
        ratio(texts.gds, gds),
        percent(texts.limit(texts.gds), limits.value.gds),
        ratio(texts.tds, tds),
        percent(texts.limit(texts.tds), limits.value.tds),
      ],
      rules: [insured ? rules.insuredStressTest : rules.stressTest, limits, rules.countedCosts],
      notes: [passes ? texts.passes : texts.fails],
    };
  },
});
