import { writeFragment } from "@mortgage-kit/calculator-engine/case";
import { expect, test } from "vitest";
import { figuresFragment, figuresIn, type SentFigures } from "./sentFigures.ts";

const figures: SentFigures = {
  question: "affordability",
  language: "fr",
  title: "Combien puis-je emprunter ?",
  verdict: "Visez un prix d’au plus 500 000 $ environ.",
  lines: ["Revenu annuel : 120 000 $", "Mise de fonds : 60 000 $"],
  asOf: "2026-11-24",
};

test("a result arrives unchanged", () => {
  expect(figuresIn(figuresFragment(figures))).toEqual(figures);
});

const numbered = (length: number, size: number) =>
  Array.from({ length }, (_, n) => `${n}`.padEnd(size, "x"));

test.each([
  ["too many lines", ["a", "a", ...numbered(80, 5)], ["a", "0xxxx"], 22],
  ["a line that is too long", ["a", "b".repeat(601), "c"], ["a", "c"], 1],
  ["too much text", numbered(50, 200), numbered(2, 200), 23],
])("a form is told how many lines it does not have: %s", (_, lines, first, missing) => {
  const leftOut = (count: number) => `${count} more`;
  const sent = figuresIn(figuresFragment({ ...figures, lines }, leftOut));
  expect(sent?.lines.slice(0, 2)).toEqual(first);
  expect(sent?.lines.at(-1)).toBe(`${missing} more`);
  expect(sent?.lines).toHaveLength(new Set(lines).size - missing + 1);
  expect(sent?.lines.length).toBeLessThanOrEqual(60);
  expect(sent?.lines.join("").length).toBeLessThan(6000);
});

test.each([
  ["nothing", ""],
  ["another fragment", writeFragment("from", figures)],
  ["no title", writeFragment("figures", { ...figures, title: " " })],
  ["a long verdict", writeFragment("figures", { ...figures, verdict: "x".repeat(401) })],
  ["a day in words", writeFragment("figures", { ...figures, asOf: "today" })],
  ["no list of lines", writeFragment("figures", { ...figures, lines: "a" })],
])("%s is no result", (_, fragment) => {
  expect(figuresIn(fragment ?? "")).toBeNull();
});

test("lines of another type are left out", () => {
  const fragment = writeFragment("figures", { ...figures, lines: ["a", 5, null, ""] });
  expect(figuresIn(fragment ?? "")?.lines).toEqual(["a"]);
});
