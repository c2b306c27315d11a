import { annualPercentageRate as rateWith, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import { loan, money, yearsOf } from "../inputs.ts";

export const annualPercentageRate = defineFigure({
  name: "annual_percentage_rate",
  description: "APR and cost of borrowing over the term.",
  inputs: z.strictObject({
    ...loan,
    termYears: yearsOf(),
    costs: money("Besides interest"),
  }),
  texts: {
    en: {
      rate: "Annual percentage rate",
      cost: "Cost of borrowing over the term",
      average: "Average owed",
      law: "By SOR/2021-181, s. 47; s. 48 lists what counts as a cost.",
    },
    fr: {
      rate: "Taux annuel du coût d’emprunt",
      cost: "Coût d’emprunt pour le terme",
      average: "Solde moyen",
      law: "Selon le DORS/2021-181, art. 47; l’art. 48 énumère ce qui compte comme frais.",
    },
  },
  answer: (inputs, texts) => {
    const { apr, costOfBorrowing, averagePrincipal } = rateWith(inputs);
    return {
      figure: percent(texts.rate, apr),
      workings: [dollars(texts.cost, costOfBorrowing), dollars(texts.average, averagePrincipal)],
      rules: [rules.fixedRateCompounding],
      notes: [texts.law],
    };
  },
});
