import { dollars } from "@mortgage-kit/calculator-engine";
import { expect, test } from "vitest";
import { en } from "../../language/en.ts";
import { fr } from "../../language/fr.ts";
import type { ResultFigure } from "../Figure.ts";
import { comparedFigures, comparedRows } from "./Compare.tsx";

const figure = (id: string, label: string, value: number): ResultFigure => ({
  id,
  label,
  value: dollars(value),
});
const total = figure("total", "Total", 1);

test("A figure that is both input and result is compared once", () => {
  const figures = comparedFigures(
    [figure("downPayment", "Down payment", 50_000)],
    [total, figure("downPayment", "Down payment (10.0%)", 50_000)],
  );
  expect(figures.map(({ label }) => label)).toEqual(["Down payment", "Total"]);
});

const results = [
  { key: "a", name: "$1", figures: [total, figure("insurance", "Insurance", 9)] },
  { key: "b", name: "$1", figures: [figure("total", "Total", 2)] },
];

test("A figure that only one result has is marked as missing in the other", () => {
  expect(comparedRows(results, en.format)).toEqual([
    ["Total", "$1", "$2"],
    ["Insurance", "$9", "–"],
  ]);
});

test("The table is in the visitor's language", () => {
  expect(comparedRows(results, fr.format)[0]).toEqual(["Total", "1\u00a0$", "2\u00a0$"]);
});
