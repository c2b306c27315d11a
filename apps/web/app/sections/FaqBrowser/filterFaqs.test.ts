import { expect, test } from "vitest";
import { allCategories, filterFaqs } from "./FaqBrowser.tsx";

const categories = [
  {
    id: "rates",
    faqs: [
      { question: "Fixed or variable?", answer: "It depends on you." },
      { question: "How long is a hold?", answer: "Up to 120 days." },
    ],
  },
  { id: "credit", faqs: [{ question: "What score?", answer: "A HOLD on cards helps." }] },
];
const shown = (category: string, search: string) =>
  filterFaqs(categories, category, search).map(({ id, faqs }) => [id, faqs.length]);

test("Everything shows at first", () => {
  expect(shown(allCategories, "")).toEqual([
    ["rates", 2],
    ["credit", 1],
  ]);
});

test("Only the selected category shows", () => {
  expect(shown("credit", "")).toEqual([["credit", 1]]);
});

test("Only questions whose question or answer matches are listed, ignoring case", () => {
  expect(shown(allCategories, "hold")).toEqual([
    ["rates", 1],
    ["credit", 1],
  ]);
});

test("A category without a match does not show", () => {
  expect(shown(allCategories, "variable")).toEqual([["rates", 1]]);
  expect(shown("credit", "variable")).toEqual([]);
});
