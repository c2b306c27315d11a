import {
  maximumPurchase as mostFor,
  incomeNeeded as neededFor,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, ratio } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import { annualIncome, price } from "../inputs.ts";
import { askWhoBuys, describeTests } from "./buyer.ts";
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
      unasked:
        "Every lender counts property tax and heating, so no price is given without them. Ask the person for both: about 1 % of the price a year, and 100 dollars a month, are usual. Heating can be 0 only where condominium fees include it.",
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
      unasked:
        "Tout prêteur compte les taxes municipales et scolaires et le chauffage\u00a0: sans ces frais, aucun prix n’est donné. Demandez les deux\u00a0: environ 1\u00a0% du prix par année et 100\u00a0$ par mois sont habituels. Le chauffage n’est nul que si les frais de copropriété l’incluent.",
    },
  },
  answer: (inputs, texts, language) => {
    const most = mostFor(inputs);
    const { propertyTaxRate, heating, condoFees = 0 } = inputs;
    const isUnasked = propertyTaxRate === 0 || (heating === 0 && condoFees === 0);
    const tests = most.firstTime ? [most.firstTime] : [];
    const isShorter = most.amortizationYears < inputs.amortizationYears;
    return {
      ...(isUnasked && { refusal: texts.unasked }),
      asks: [
        ...(isUnasked ? [] : askCondoFees(inputs, language)),
        ...(isShorter ? askWhoBuys(inputs, language) : []),
      ],
      figure: isUnasked ? null : dollars(texts.price, most.price),
      workings: isUnasked
        ? []
        : [
            ...qualificationWorkings(most, language),
            dollars(texts.payment, most.payment),
            ratio(texts.gds, most.ratios.gds),
            ratio(texts.tds, most.ratios.tds),
          ],
      rules: qualificationRules(most, tests),
      notes: [
        ...(isUnasked ? [] : [texts.limits[most.boundBy]]),
        ...(isShorter ? [texts.shorter(most.amortizationYears)] : []),
        texts.closing,
        ...describeTests(tests, language),
      ],
    };
  },
});
