import { landTransferTax as taxOn } from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { citeAll } from "../cite.ts";
import { defineFigure } from "../defineFigure.ts";
import {
  city,
  dollarsOf,
  newlyBuilt,
  price,
  province,
  shareOf,
  units,
  yesOrNo,
} from "../inputs.ts";
import { wordsIn } from "../language.ts";
import { describeTests, whoBuys } from "./buyer.ts";

const share = (whose: string) => shareOf(`Percent bought by ${whose}`).exactOptional();

export const landTransferTax = defineFigure({
  name: "land_transfer_tax",
  description:
    "Provincial and municipal tax and registration fees on a home of one or two units, with first-time buyers' relief and foreign buyers' taxes.",
  inputs: z.strictObject({
    province,
    city,
    price,
    assessedValue: dollarsOf("Assessed value, if higher than the price"),
    municipalRate: shareOf(
      "Municipality's rate, percent of the price: Nova Scotia outside Halifax, Quebec above 500,000",
    ).exactOptional(),
    ...whoBuys,
    newlyBuilt,
    mortgageAmount: dollarsOf("Mortgage to register, if the province charges by its size"),
    foreignShare: share("people who are neither citizens nor permanent residents"),
    nonResidentShare: share("people who live outside Nova Scotia and will not move in"),
    inTaxedArea: yesOrNo(
      "Foreign buyers: the home lies in the law's area, such as Metro Vancouver",
    ).exactOptional(),
    inCensusArea: yesOrNo(
      "Foreign buyers: in a census metropolitan area or agglomeration; so unless given",
    ).exactOptional(),
    units,
  }),
  texts: {
    en: {
      total: "Tax and registration fees in all",
      prohibited: (rule: string) =>
        `${rule}: unless an exception applies, these buyers may not buy this home. Ask each buyer's status in Canada, and whether the home lies in a census metropolitan area or agglomeration (inCensusArea).`,
      missing: (rule: string, atMost: number) =>
        `Not in the figure: ${rule}, at most ${atMost} dollars; ask`,
      asks: {
        municipal: "for municipalRate.",
        "non-resident": "whether the home lies in the taxed area (inTaxedArea).",
      },
    },
    fr: {
      total: "Droits de mutation et frais d’inscription, en tout",
      prohibited: (rule) =>
        `${rule}\u00a0: sauf exception, ces acheteurs ne peuvent pas acheter cette propriété. Demandez le statut au Canada de chacun, et si elle se trouve dans une région métropolitaine ou une agglomération de recensement (inCensusArea).`,
      missing: (rule, atMost) => `Non compris\u00a0: ${rule}, au plus ${atMost} dollars; demandez`,
      asks: {
        municipal: "municipalRate.",
        "non-resident": "si la propriété se trouve dans la zone visée (inTaxedArea).",
      },
    },
  },
  answer: (inputs, texts, language) => {
    const { total, lines, firstTime, unknown, prohibition } = taxOn(inputs);
    const named = wordsIn[language].rule;
    return {
      ...(prohibition && { refusal: texts.prohibited(named(prohibition.rule)) }),
      figure: dollars(texts.total, total),
      workings: lines.map(({ rule, amount }) => dollars(named(rule), amount)),
      ...citeAll(
        [...lines, ...firstTime, ...unknown, ...(prohibition ? [prohibition] : [])].map(
          ({ rule }) => rule,
        ),
        language,
        inputs.on,
        [
          ...unknown.map(
            ({ kind, rule, atMost }) =>
              `${texts.missing(named(rule), Math.round(atMost))} ${texts.asks[kind]}`,
          ),
          ...describeTests(firstTime, language),
        ],
      ),
    };
  },
});
