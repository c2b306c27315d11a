import { expect, test } from "vitest";
import { firstTimeBuyerGstRebate } from "../../src/canada/firstTimeBuyerGstRebate.ts";
import { newHousingRebate } from "../../src/canada/newHousingRebate.ts";
import {
  gstRebate,
  type HousingRebate,
  type HousingRelief,
  newHousingGstRebate,
  newHousingHstRebate,
  ontarioHstRelief,
} from "../../src/canada/rules/housingRebates.ts";
import { type EdgeDay, edgeDays, edgesIn, expectOnBothSides, fading, valueOn } from "./edges.ts";

const lineOf = ({ id, on, others: rules }: EdgeDay<unknown>, price: number) =>
  newHousingRebate({ price, province: "ON", firstTimeBuyer: true, on, rules }).lines.find(
    ({ rule }) => rule.id === id,
  )?.amount ?? 0;

const ordinary = ({ rate, share, max, fullTo, goneAt }: HousingRebate, price: number) =>
  fading(price, Math.min(max, price * (rate / 100) * (share / 100)), fullTo, goneAt);

test.each([
  ...edgeDays<HousingRebate>({ newHousingGstRebate }),
  ...edgeDays<HousingRebate>(newHousingHstRebate),
])("$id on $on rebates its share of the tax up to its thresholds", (day) => {
  expectOnBothSides(day, {
    edges: edgesIn(day.rule, ({ rate, share, max, fullTo = 600_000, goneAt = fullTo }) => [
      (max * 10_000) / (rate * share),
      fullTo,
      goneAt,
    ]),
    figure: (price) => lineOf(day, price),
    worth: ordinary,
  });
});

test.each(edgeDays<(typeof gstRebate)["versions"][number]["value"]>({ gstRebate }))(
  "$id on $on rebates the whole tax up to its thresholds",
  (day) => {
    const edges = edgesIn(day.rule, ({ fullTo, goneAt }) => [fullTo, goneAt]);
    const all = (
      { rate, fullTo, goneAt }: (typeof gstRebate)["versions"][number]["value"],
      price: number,
    ) => fading(price, Math.min(price, fullTo) * (rate / 100), fullTo, goneAt);
    expectOnBothSides(day, {
      edges,
      figure: (price) => firstTimeBuyerGstRebate({ price, on: day.on, rules: day.others }),
      worth: all,
    });
    const [{ value: usual } = { value: undefined }] = newHousingGstRebate.versions;
    expectOnBothSides(day, {
      edges,
      figure: (price) => lineOf(day, price),
      worth: (value, price) =>
        Math.max(0, all(value, price) - (usual ? ordinary(usual, price) : 0)),
    });
  },
);

const ontarioPart = ({ on, others: rules }: EdgeDay<unknown>, price: number, first: boolean) =>
  newHousingRebate({ price, province: "ON", firstTimeBuyer: first, on, rules }).provincial;

/** Returns Ontario's rebates together: the ordinary one alone, or up to the whole tax. */
const together = (
  price: number,
  relief: HousingRelief | undefined,
  of: (whole: number, usual: number) => number,
) => {
  const [{ value } = { value: undefined }] = newHousingHstRebate.ON.versions;
  const usual = value ? ordinary(value, price) : 0;
  if (!relief) return usual;
  return of(Math.min(relief.max, (price * relief.rate) / 100), usual);
};

const { firstTime, everybody } = ontarioHstRelief;

test.each(edgeDays<HousingRelief>({ everybody }))(
  "$id on $on falls to the ordinary rebate",
  (day) => {
    for (const price of [999_999, 1_000_001, 1_500_000, 1_500_001, 1_849_999, 1_850_001]) {
      const expected = together(price, valueOn(day), (whole, usual) => {
        const { fullTo, goneAt } = everybody.versions[0]?.value ?? { fullTo: 0, goneAt: 0 };
        return usual + fading(price, whole - usual, fullTo, goneAt);
      });
      expect(ontarioPart(day, price, false)).toBeCloseTo(expected, 6);
    }
  },
);

test.each(edgeDays<HousingRelief>({ firstTime }))("$id on $on falls to nothing", (day) => {
  for (const price of [999_999, 1_000_001, 1_349_999, 1_350_001, 1_499_999, 1_500_001]) {
    const expected = together(price, valueOn(day), (whole, usual) => {
      const { fullTo, goneAt } = firstTime.versions[0]?.value ?? { fullTo: 0, goneAt: 0 };
      return Math.max(usual, fading(price, whole, fullTo, goneAt));
    });
    expect(ontarioPart(day, price, true)).toBeCloseTo(expected, 6);
  }
});
