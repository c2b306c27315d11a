import { homeEquity as equityOf, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import { dollarsOf, money } from "../inputs.ts";

export const homeEquity = defineFigure({
  name: "home_equity",
  description:
    "Most that can be borrowed against a home: refinancing, line of credit, insured to add units.",
  inputs: z.strictObject({
    homeValue: money(),
    mortgageBalance: dollarsOf(),
    valueWithAddedUnits: dollarsOf(),
  }),
  texts: {
    en: {
      refinance: "Most in all, by refinancing",
      line: "Most for a line of credit alone",
      beside: "Left for a line of credit beside the mortgage",
      units: "Most in all, insured, to add units",
    },
    fr: {
      refinance: "Maximum en tout, par refinancement",
      line: "Maximum d’une marge de crédit seule",
      beside: "Reste pour une marge de crédit à côté du prêt hypothécaire",
      units: "Maximum en tout, assuré, pour ajouter des logements",
    },
  },
  answer: (inputs, texts) => {
    const { refinance, line, lineBesideMortgage, addedUnits } = equityOf(inputs);
    return {
      figure: dollars(texts.refinance, refinance),
      workings: [
        dollars(texts.line, line),
        dollars(texts.beside, lineBesideMortgage),
        dollars(texts.units, addedUnits),
      ],
      rules: [rules.refinanceLimit, rules.homeEquityLineLimit],
    };
  },
});
