import { expect, test } from "vitest";
import { comparedFigures, comparedRows } from "./comparedRows.ts";

const headline = { label: "Total", value: "$1" };

test("A figure that was entered and came out is compared once", () => {
  const figures = comparedFigures(
    [{ label: "Down payment", value: "$50,000" }],
    [headline, { label: "Down payment (10.0%)", value: "$50,000" }],
  );
  expect(figures.map(({ label }) => label)).toEqual(["Down payment", "Total"]);
});

test("What only one result has is marked as missing from the other", () => {
  const rows = comparedRows([
    { key: "a", headline, figures: [headline, { label: "Insurance", value: "$9" }] },
    { key: "b", headline, figures: [{ label: "Total", value: "$2" }] },
  ]);
  expect(rows).toEqual([
    ["Total", "$1", "$2"],
    ["Insurance", "$9", "–"],
  ]);
});
