import { landTransferTax as taxOn } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineTool } from "../defineTool.ts";
import { describeTests, whoBuys } from "./buyer.ts";
import {
  city,
  dollarsOf,
  newlyBuilt,
  on,
  price,
  province,
  shareOf,
  units,
  yesOrNo,
} from "./inputs.ts";

const share = (whose: string) => shareOf(`Percent of the home bought by ${whose}`).exactOptional();

/** Follow-up questions for the charges missing from the figure. */
const asks = {
  municipal: "ask for municipalRate",
  "non-resident": "ask whether the home lies in the taxed area (inTaxedArea)",
};

export const landTransferTax = defineTool({
  name: "land_transfer_tax",
  title: "Land transfer tax",
  description:
    "Tax and registration fees on buying a home of one or two units in any province, with the taxes of Toronto, Montreal, Quebec City and Halifax, first-time buyers' relief and taxes on buyers from elsewhere.",
  inputs: z.strictObject({
    province,
    city,
    price,
    assessedValue: dollarsOf("Assessed value, where it is higher than the price"),
    municipalRate: shareOf(
      "What the municipality charges, percent of the price: Nova Scotia outside Halifax, or Quebec above 500,000",
    ).exactOptional(),
    ...whoBuys,
    newlyBuilt,
    mortgageAmount: dollarsOf("Mortgage to be registered, for provinces that charge by its size"),
    foreignShare: share("people who are neither citizens nor permanent residents of Canada"),
    nonResidentShare: share("people who live outside Nova Scotia and will not move in"),
    inTaxedArea: yesOrNo(
      "For buyers from abroad: whether the home lies in the area that the law names, such as Metro Vancouver",
    ).exactOptional(),
    inCensusArea: yesOrNo(
      "For buyers from abroad: whether it lies in a census metropolitan area or agglomeration; so unless given",
    ).exactOptional(),
    units,
    on,
  }),
  answer: (inputs) => {
    const { total, lines, firstTime, unknown, prohibition } = taxOn(inputs);
    return {
      ...(prohibition && {
        refusal: `${prohibition.rule.name}: these buyers may not buy this home.`,
      }),
      figure: dollars("Tax and registration fees in all", total),
      workings: lines.map(({ label, amount }) => dollars(label, amount)),
      ...citeAll(
        [...lines, ...firstTime, ...unknown, ...(prohibition ? [prohibition] : [])].map(
          ({ rule }) => rule,
        ),
        inputs.on,
        [
          ...unknown.map(
            ({ kind, rule, atMost }) =>
              `Not in the figure: ${rule.name}, at most ${Math.round(atMost)} dollars; ${asks[kind]}.`,
          ),
          ...describeTests(firstTime),
        ],
      ),
    };
  },
});
