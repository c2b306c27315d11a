import { calculatorIds, calculators } from "@mortgage-kit/calculators";
import { chosenFolder, loadSite } from "@mortgage-kit/content";
import { expect, test } from "vitest";

const { calculatorPages } = await loadSite(chosenFolder(process.env), "en");

test("Each card names an existing calculator, and no two name the same", () => {
  const ids = calculatorPages.map(({ id }) => id);
  expect(ids.filter((id) => !calculatorIds.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

// Other brokerages may show fewer cards, with another order and other names.
const { calculatorPages: defaultCards } = await loadSite(chosenFolder({}), "en");

test("The default brokerage has a card for every calculator", () => {
  expect(defaultCards.map(({ id }) => id)).toEqual([...calculatorIds]);
});

test.each(defaultCards)("The default card of $id has the calculator's name", async (card) => {
  expect((await calculators[card.id].en()).title).toBe(card.title);
});

const { calculatorPages: frenchCards } = await loadSite(chosenFolder({}), "fr");

test.each(frenchCards)("The default French card of $id has the calculator's name", async (card) => {
  expect((await calculators[card.id].fr()).title).toBe(card.title);
});
