import { expect, test } from "vitest";
import { contentFrom } from "../../../src/contentFrom.ts";
import { typedAmounts } from "../../../testing/typedAmounts.ts";
import { publishedFigures } from "../claims.ts";
import { content } from "../index.ts";

const faqCategories = contentFrom(content).faqs?.categories ?? [];
const faqs = faqCategories.flatMap((category) => category.faqs);
const cases = faqs.map((faq) => [faq.question, faq] as const);

test("The six categories are in order, with six questions each", () => {
  expect(faqCategories.map((category) => category.id)).toEqual([
    "first-time-buyers",
    "refinancing",
    "investment-properties",
    "self-employed",
    "mortgage-basics",
    "rates-and-terms",
  ]);
  expect(faqs).toHaveLength(36);
});

test("Questions are unique, and categories have different icons", () => {
  expect(new Set(faqs.map((faq) => faq.question)).size).toBe(faqs.length);
  expect(new Set(faqCategories.map((category) => category.icon)).size).toBe(6);
});

test("The home page shows six of the FAQ page's questions", () => {
  expect(faqs.filter(({ onHomePage }) => onHomePage)).toHaveLength(6);
});

test.each(cases)("%s has an answer of 40 to 110 words in plain text", (_question, faq) => {
  const words = faq.answer.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(40);
  expect(words).toBeLessThanOrEqual(110);
  expect(faq.answer).not.toMatch(/[<>]|\s{2}|unlock|seamless|journey|—/i);
});

test.each(cases)("%s cites no figure in the question", (_question, faq) => {
  expect(faq.question).not.toMatch(/\{\w+\}/);
});

test.each(cases)(
  "%s contains no typed dollar amount or percentage that a rule defines",
  (_question, faq) => {
    const amounts = typedAmounts(faq.answer);
    expect(Object.values(publishedFigures).flat()).toEqual(expect.arrayContaining(amounts));
    expect(typedAmounts(faq.question)).toEqual([]);
  },
);
