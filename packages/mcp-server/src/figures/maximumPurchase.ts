import { maximumPurchase as mostFor } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineFigure } from "../defineFigure.ts";
import { annualIncome } from "../inputs.ts";
import { describeTests } from "./buyer.ts";
import {
  financedPurchase,
  leftOutCosts,
  qualificationRules,
  qualificationWorkings,
} from "./financedPurchase.ts";

export const maximumPurchase = defineFigure({
  name: "maximum_purchase",
  description: "Highest price that a lender would finance, and what limits it.",
  inputs: z.strictObject({ annualIncome, ...financedPurchase }),
  texts: {
    en: {
      price: "Maximum purchase price",
      payment: "Monthly payment",
      gds: "Gross debt service",
      tds: "Total debt service",
      limits: {
        "income-gds": "Gross debt service is the limit.",
        "income-tds": "Total debt service is the limit.",
        "down-payment": "The down payment is the limit.",
        "insurance-cap": "The highest price that can be insured is the limit.",
      },
      shorter: (years: number) =>
        `Calculated over ${years} years, the longest that insurers accept for these buyers.`,
      closing: "Closing costs are not taken from the down payment.",
    },
    fr: {
      price: "Prix d’achat maximal",
      payment: "Versement mensuel",
      gds: "Rapport ABD",
      tds: "Rapport ATD",
      limits: {
        "income-gds": "Le rapport d’amortissement brut de la dette (ABD) limite le prix.",
        "income-tds": "Le rapport d’amortissement total de la dette (ATD) limite le prix.",
        "down-payment": "La mise de fonds limite le prix.",
        "insurance-cap": "Le prix maximal assurable est la limite.",
      },
      shorter: (years) =>
        `Calcul sur ${years} ans, le plus long que les assureurs acceptent pour ces acheteurs.`,
      closing: "Les frais de clôture ne sont pas pris sur la mise de fonds.",
    },
  },
  answer: (inputs, texts, language) => {
    const most = mostFor(inputs);
    const tests = most.firstTime ? [most.firstTime] : [];
    const isShorter = most.amortizationYears < inputs.amortizationYears;
    return {
      figure: dollars(texts.price, most.price),
      workings: [
        ...qualificationWorkings(most, language),
        dollars(texts.payment, most.payment),
        percent(texts.gds, most.ratios.gds),
        percent(texts.tds, most.ratios.tds),
      ],
      ...citeAll(qualificationRules(most, tests, inputs.on), language, inputs.on, [
        texts.limits[most.boundBy],
        ...(isShorter ? [texts.shorter(most.amortizationYears)] : []),
        texts.closing,
        leftOutCosts(language),
        ...describeTests(tests, language),
      ]),
    };
  },
});
