import { newHousingRebate as rebateFor } from "@mortgage-kit/calculator-engine/canada";
import { lawNotes } from "@mortgage-kit/calculator-engine/insight";
import { z } from "zod";
import { dollars } from "../answer.ts";
import { defineFigure } from "../defineFigure.ts";
import { optionalFlag, price, province } from "../inputs.ts";
import { wordsIn } from "../language.ts";
import { askWhoBuys, describeTests, whoBuys } from "./buyer.ts";

type Kinds = Readonly<Record<ReturnType<typeof rebateFor>["lines"][number]["kind"], string>>;

const english: Kinds = {
  "gst-new-housing": "GST new housing rebate",
  "gst-first-time": "First-time buyers' GST rebate, beyond it",
  "qst-new-housing": "Quebec new housing rebate of the QST",
  "hst-new-housing": "Ontario new housing rebate",
  "hst-first-time": "Provincial HST relief for first-time buyers, beyond it",
  "hst-everybody": "Ontario HST relief for agreements of one year, beyond it",
  announced: "Announced, not in force and not in the figure",
};
const french: Kinds = {
  "gst-new-housing": "Remboursement de la TPS pour habitations neuves",
  "gst-first-time": "Remboursement de la TPS pour une première habitation, en plus",
  "qst-new-housing": "Remboursement de la TVQ pour habitations neuves",
  "hst-new-housing": "Remboursement de l’Ontario pour habitations neuves",
  "hst-first-time": "Allègement provincial de la TVH pour une première propriété, en plus",
  "hst-everybody": "Allègement de la TVH de l’Ontario pour les contrats d’une année, en plus",
  announced: "Annoncé, pas en vigueur et non compris",
};

export const newHousingRebate = defineFigure({
  name: "new_housing_rebate",
  description: "GST, HST and QST refunded on a new home that its buyer lives in.",
  inputs: z.strictObject({
    price,
    province,
    ...whoBuys,
    withProposed: optionalFlag("Include what is only announced"),
  }),
  texts: {
    en: {
      total: "Refunded in all",
      kinds: english,
      day: (on: string) => `Counted for an agreement signed on ${on}: ask for its day (on).`,
    },
    fr: {
      total: "Remboursé en tout",
      kinds: french,
      day: (on) =>
        `Calculé pour une promesse d’achat signée le ${on}\u00a0: demandez sa date (on).`,
    },
  },
  answer: (inputs, { total: name, kinds, day }, language) => {
    const { total, lines, firstTime, provincialFirstTime } = rebateFor(inputs);
    const tests = [firstTime, provincialFirstTime].filter((test) => test !== null);
    const announced = rebateFor({ ...inputs, withProposed: true }).lines.filter(
      ({ kind }) => kind === "announced",
    );
    const open = lawNotes(
      announced.map(({ rule }) => rule),
      inputs.on,
    );
    return {
      asks: askWhoBuys(inputs, language),
      figure: dollars(name, total),
      workings: lines.map(({ kind, amount }) => dollars(kinds[kind], amount)),
      rules: [...lines, ...tests].map(({ rule }) => rule),
      notes: [
        day(inputs.on),
        ...describeTests(tests, language),
        ...(inputs.withProposed ? [] : open.map((note) => wordsIn[language].note(note))),
      ],
    };
  },
});
