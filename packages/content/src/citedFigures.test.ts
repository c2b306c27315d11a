import { expect, test } from "vitest";
import {
  citedFigures,
  type Figures,
  figureNames,
  fillFigures,
  fillFiguresIn,
} from "./citedFigures.ts";

const figures = Object.fromEntries(figureNames.map((name) => [name, `<${name}>`])) as Figures;

test("Every cited figure is replaced, the same one as often as it appears", () => {
  expect(
    fillFigures("Save {{fhsaAnnual}}, then {{ fhsaAnnual }}, to {{fhsaLifetime}}.", figures),
  ).toBe("Save <fhsaAnnual>, then <fhsaAnnual>, to <fhsaLifetime>.");
});

test("A text without placeholders is left as it is", () => {
  expect(fillFigures("A price of $1 & {braces}", figures)).toBe("A price of $1 & {braces}");
});

test("An unknown name is refused by name", () => {
  expect(() => fillFigures("{{fhsaMonthly}}", figures)).toThrow(
    'No figure is called "fhsaMonthly".',
  );
  expect(() => fillFigures("{{toString}}", figures)).toThrow('No figure is called "toString".');
});

test("A figure without a value is refused", () => {
  expect(() => fillFigures("{{fhsaAnnual}}", { ...figures, fhsaAnnual: "" })).toThrow(
    'The figure "fhsaAnnual" has no value.',
  );
});

test("Cited names are listed in order, unknown ones too", () => {
  expect(citedFigures("{{fhsaAnnual}} and {{nonsense}}")).toEqual(["fhsaAnnual", "nonsense"]);
});

test("A record is filled wherever a text lies in it, and the original is left alone", () => {
  const faq = {
    id: 3,
    shown: true,
    answers: ["None", { text: "Up to {{fhsaAnnual}}" }],
    note: undefined,
  };
  expect(fillFiguresIn(faq, figures)).toEqual({
    id: 3,
    shown: true,
    answers: ["None", { text: "Up to <fhsaAnnual>" }],
    note: undefined,
  });
  expect(faq.answers[1]).toEqual({ text: "Up to {{fhsaAnnual}}" });
});
