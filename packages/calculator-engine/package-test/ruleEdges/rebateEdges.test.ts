import { test } from "vitest";
import { firstTimeBuyerGstRebate } from "../../src/canada/firstTimeBuyerGstRebate.ts";
import { newHousingRebate } from "../../src/canada/newHousingRebate.ts";
import {
  gstRebate,
  type HousingRebate,
  newHousingGstRebate,
  newHousingHstRebate,
} from "../../src/canada/rules/housingRebates.ts";
import { type EdgeDay, edgeDays, edgesIn, expectOnBothSides, fading } from "./edges.ts";

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
