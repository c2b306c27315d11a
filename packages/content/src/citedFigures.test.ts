import { expect, test } from "vitest";
import {
  citedFigures,
  type Figures,
  figureNames,
  fillFigures,
  fillFiguresIn,
} from "./citedFigures.ts";

const figures = Object.fromEntries(figureNames.map((name) => [name, `<${name}>`])) as Figures;

test("Every citation of a figure is replaced", () => {
  expect(fillFigures("Save {fhsaAnnual}, then {fhsaAnnual}, to {fhsaLifetime}.", figures)).toBe(
    "Save <fhsaAnnual>, then <fhsaAnnual>, to <fhsaLifetime>.",
  );
});

test.each(["{{fhsaAnnual}}", "{{ fhsaAnnual }}", "{ fhsaAnnual }"])(
  "The spelling %s is rejected with the text and what to write",
  (written) => {
    const sentence = `The text "Save ${written}." must have {fhsaAnnual} instead of ${written}.`;
    expect(() => fillFigures(`Save ${written}.`, figures)).toThrow(sentence);
  },
);

test("A text without figures is unchanged, also one with other values to fill in", () => {
  expect(fillFigures("A price of $1, for {years} years", figures)).toBe(
    "A price of $1, for {years} years",
  );
});

test("An unknown name is rejected with the name", () => {
  expect(() => fillFigures("{fhsaMonthly}", figures)).toThrow('No figure is called "fhsaMonthly".');
  expect(() => fillFigures("{toString}", figures)).toThrow('No figure is called "toString".');
});

test("A figure without a value is rejected", () => {
  expect(() => fillFigures("{fhsaAnnual}", { ...figures, fhsaAnnual: "" })).toThrow(
    'The figure "fhsaAnnual" has no value.',
  );
});

test("Cited names are listed in order, including unknown ones", () => {
  expect(citedFigures("{fhsaAnnual} and {nonsense}")).toEqual(["fhsaAnnual", "nonsense"]);
});

test("Every text in a record is filled, and the original is unchanged", () => {
  const faq = {
    id: 3,
    shown: true,
    answers: ["None", { text: "Up to {fhsaAnnual}" }],
    note: undefined,
  };
  expect(fillFiguresIn(faq, figures)).toEqual({
    id: 3,
    shown: true,
    answers: ["None", { text: "Up to <fhsaAnnual>" }],
    note: undefined,
  });
  expect(faq.answers[1]).toEqual({ text: "Up to {fhsaAnnual}" });
});
