import { minimumDownPayment as leastFor, rules } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, ratio } from "../answer.ts";
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
  answer: (inputs, texts) => {
    const { price: paid } = inputs;
    const least = leastFor(inputs);
    return {
      figure: dollars(texts.least, least),
      workings: [
        dollars(texts.price, paid),
        ratio(texts.share, paid > 0 ? (least / paid) * 100 : null),
      ],
      rules: [rules.minimumDownPayment],
    };
  },
});
