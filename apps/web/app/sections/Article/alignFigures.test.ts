import { expect, test } from "vitest";
import { alignFigures } from "./alignFigures.ts";

const table = (...rows: readonly string[][]) =>
  `<table>${rows
    .map((cells, at) => {
      const tag = at === 0 ? "th" : "td";
      return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
    })
    .join("")}</table>`;

/** Returns the texts of the end-aligned cells. */
const atTheEnd = (html: string) =>
  [...alignFigures(html).matchAll(/data-kind="figure">([^<]*)</g)].map(([, text]) => text);

test("a column of figures is right-aligned, with its header", () => {
  const costs = table(["Item", "Cost"], ["Lawyer", "$1,200"], ["Rate", "4.24%"]);
  expect(atTheEnd(costs)).toEqual(["Cost", "$1,200", "4.24%"]);
});

test("a column of text is left-aligned, even if a cell starts with a digit", () => {
  const words = table(["Term", "For whom"], ["5 years", "5 in 10 buyers"], ["3 years", "Movers"]);
  expect(atTheEnd(words)).toEqual(["Term", "5 years", "3 years"]);
});

test("text in a column of figures stays left-aligned", () => {
  const costs = table(["Cost"], ["$5"], ["$1,000"], ["Get quotes; budget separately"]);
  expect(atTheEnd(costs)).toEqual(["Cost", "$5", "$1,000"]);
});

test("row headers count as cells of their column", () => {
  const html = '<tr><th scope="row">Price</th><td>$5</td></tr>';
  expect(alignFigures(html)).toBe(
    '<tr><th scope="row">Price</th><td data-kind="figure">$5</td></tr>',
  );
});
