import { incomeNeeded as neededFor } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import { price } from "../inputs.ts";
import { describeTests } from "./buyer.ts";
import {
  askCondoFees,
  financedPurchase,
  insuranceRefusals,
  qualificationRules,
  qualificationWorkings,
} from "./financedPurchase.ts";

export const incomeNeeded = defineFigure({
  name: "income_needed",
  description: "Income at which a lender would finance a price.",
  inputs: z.strictObject({ price, ...financedPurchase }),
  texts: {
    en: { income: "Income needed a year", noIncome: "No income helps." },
    fr: { income: "Revenu annuel nécessaire", noIncome: "Aucun revenu n’y change rien." },
  },
  answer: (inputs, texts, language) => {
    const needed = neededFor(inputs);
    const { refusal } = needed.insurance;
    const tests = needed.firstTime ? [needed.firstTime] : [];
    return {
      ...(needed.annualIncome === null &&
        refusal && { refusal: `${insuranceRefusals[language][refusal]} ${texts.noIncome}` }),
      asks: askCondoFees(inputs, language),
      figure: dollars(texts.income, needed.annualIncome),
      workings: [...qualificationWorkings(needed, language)],
      rules: qualificationRules(needed, tests),
      notes: describeTests(tests, language),
    };
  },
});
