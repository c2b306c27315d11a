import { expect, test } from "vitest";
import { fill, fillFiguresIn } from "./fill.ts";

const figures = { fhsaAnnual: "$8,000", fhsaLifetime: "$40,000" };

test("Every citation of a figure is replaced", () => {
  expect(fill("Save {fhsaAnnual}, then {fhsaAnnual}, to {fhsaLifetime}.", figures)).toBe(
    "Save $8,000, then $8,000, to $40,000.",
  );
});

test.each(["{{fhsaAnnual}}", "{{ fhsaAnnual }}", "{ fhsaAnnual }"])(
  "The spelling %s is rejected with the text and what to write",
  (written) => {
    const sentence = `The text "Save ${written}." must have {fhsaAnnual} instead of ${written}.`;
    expect(() => fill(`Save ${written}.`, figures)).toThrow(sentence);
  },
);

test.each(["fhsaMonthly", "toString"])("The unknown name %s is rejected", (name) => {
  expect(() => fill(`{${name}}`, figures)).toThrow(`has no value for {${name}}.`);
});

test("Every text in a record is filled, and the original is unchanged", () => {
  const faq = { id: 3, shown: true, answers: ["None", { text: "Up to {fhsaAnnual}" }], note: null };
  const filled = { ...faq, answers: ["None", { text: "Up to $8,000" }] };
  expect(fillFiguresIn(faq, figures)).toEqual(filled);
  expect(faq.answers[1]).toEqual({ text: "Up to {fhsaAnnual}" });
});
