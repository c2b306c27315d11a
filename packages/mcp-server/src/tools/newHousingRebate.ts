import { newHousingRebate as rebateFor } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { describeTests, whoBuys } from "./buyer.ts";
import { on, price, province, yes } from "./inputs.ts";

const kinds = {
  "gst-new-housing": "GST new housing rebate",
  "gst-first-time": "First-time buyers' GST rebate, beyond it",
  "qst-new-housing": "Quebec new housing rebate of the QST",
  "hst-new-housing": "Ontario new housing rebate",
  "hst-first-time": "Provincial HST relief for first-time buyers, beyond it",
  "hst-everybody": "Ontario HST relief for agreements of one year, beyond it",
  announced: "Announced, not in force and not in the figure",
};

export const newHousingRebate = defineTool({
  name: "new_housing_rebate",
  title: "Rebates of GST and HST on a new home",
  description:
    "What is given back of the GST, of Ontario's and Nova Scotia's HST and of the QST on a new home that its buyer lives in; with what was announced and is not law, if asked.",
  inputs: z.strictObject({
    price,
    province,
    ...whoBuys,
    withProposed: yes("Whether to say what was only announced or proposed too"),
    on,
  }),
  answer: (inputs) => {
    const { total, lines, firstTime, provincialFirstTime } = rebateFor(inputs);
    const tests = [firstTime, provincialFirstTime].filter((test) => test !== null);
    return {
      figure: dollars("Given back in all", total),
      workings: lines.map(({ kind, amount }) => dollars(kinds[kind], amount)),
      ...citeAll(
        [...lines, ...tests].map(({ rule }) => rule),
        inputs.on,
        describeTests(tests),
      ),
    };
  },
});
