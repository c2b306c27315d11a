import {
  minimumDownPayment as leastFor,
  ruleInForce,
  rules,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { occupancy, on, price, units } from "./inputs.ts";

export const minimumDownPayment = defineTool({
  name: "minimum_down_payment",
  title: "Minimum down payment",
  description: "The least that may be paid down on a home in Canada, by its price.",
  inputs: z.strictObject({
    price,
    occupancy,
    units,
    on,
  }),
  answer: (inputs) => {
    const { price: paid, on: day } = inputs;
    const least = leastFor(inputs);
    return {
      figure: dollars("Minimum down payment", least),
      workings: [
        dollars("Purchase price", paid),
        percent("Of the price", paid > 0 ? (least / paid) * 100 : null),
      ],
      ...citeAll([ruleInForce({ rule: rules.minimumDownPayment, on: day })], day),
    };
  },
});
