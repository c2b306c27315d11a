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

test("lines that a form does not accept are left out", () => {
  const lines = ["a", "a", "b".repeat(601), ...Array.from({ length: 30 }, (_, n) => `line ${n}`)];
  const arrived = figuresIn(figuresFragment({ ...figures, lines }));
  expect(arrived?.lines).toHaveLength(24);
  expect(arrived?.lines.slice(0, 2)).toEqual(["a", "line 0"]);
  const long = Array.from({ length: 24 }, (_, n) => `${n}`.padEnd(200, "x"));
  const {
    title,
    verdict,
    lines: kept = [],
  } = figuresIn(figuresFragment({ ...figures, lines: long })) ?? { title: "", verdict: "" };
  expect([title, verdict, ...kept].join("").length).toBeLessThanOrEqual(4000);
  expect(kept.length).toBeGreaterThan(15);
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
