import {
  minimumDownPayment as leastFor,
  ruleInForce,
  rules,
} from "@simcoe/calculator-engine/canada";
import { z } from "zod";
import { dollars, percent } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { on, price } from "./inputs.ts";

export const minimumDownPayment = defineTool({
  name: "minimum_down_payment",
  title: "Minimum down payment",
  description: "The least that may be paid down on a home in Canada, by its price.",
  inputs: z.strictObject({
    price,
    occupancy: z
      .enum(["owner", "rental"])
      .describe("Whether the buyer lives in it; owner unless given")
      .exactOptional(),
    on,
  }),
  answer: ({ price: paid, on: day, ...choice }) => {
    const least = leastFor(paid, day, choice);
    return {
      figure: dollars("Minimum down payment", least),
      workings: [
        dollars("Purchase price", paid),
        percent("Of the price", paid > 0 ? (least / paid) * 100 : null),
      ],
      ...citeAll([ruleInForce(rules.minimumDownPayment, day)], day),
    };
  },
});
