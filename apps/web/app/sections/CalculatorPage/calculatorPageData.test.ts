import { calculatorIds, calculators } from "@simcoe/calculators";
import { calculatorCards } from "@simcoe/content";
import { expect, test } from "vitest";

test("Every calculator has a card", () => {
  expect(calculatorCards.map(({ id }) => id)).toEqual([...calculatorIds]);
});

test.each(calculatorCards)("The card of $id names it as the calculator does", async (card) => {
  expect((await calculators[card.id].en()).title).toBe(card.title);
});
