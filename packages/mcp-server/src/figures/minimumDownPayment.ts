import {
  minimumDownPayment as leastFor,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, ratio } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineFigure } from "../defineFigure.ts";
import { occupancy, price, units } from "../inputs.ts";

export const minimumDownPayment = defineFigure({
  name: "minimum_down_payment",
  description: "Legal minimum by price, occupancy and units.",
  inputs: z.strictObject({ price, occupancy, units }),
  texts: {
    en: { least: "Minimum down payment", price: "Purchase price", share: "Share of the price" },
    fr: { least: "Mise de fonds minimale", price: "Prix d’achat", share: "Part du prix" },
  },
  answer: (inputs, texts, language) => {
    const { price: paid, on } = inputs;
    const least = leastFor(inputs);
    return {
      figure: dollars(texts.least, least),
      workings: [
        dollars(texts.price, paid),
        ratio(texts.share, paid > 0 ? (least / paid) * 100 : null),
      ],
      ...citeAll([ruleInForce({ rule: rules.minimumDownPayment, on })], language, on),
    };
  },
});
