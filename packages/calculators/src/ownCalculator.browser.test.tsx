import { expect, test, vi } from "vitest";
import { RentalYield } from "../../../apps/api-docs/examples/rentalYield/RentalYield.tsx";
import { drawn } from "../testing/drawn.ts";
import { button, change } from "../testing/liveCalculator.ts";

const named = (element: HTMLElement, name: string) => {
  const found = [...element.querySelectorAll("input")].find(
    (input) => input.getAttribute("aria-label") === name || input.labels?.[0]?.textContent === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

const enter = async (element: HTMLElement, name: string, value: string) =>
  change(await vi.waitFor(() => named(element, name), 20_000), value);

/** Renders the reference's own calculator, answers it, and returns it with its verdict. */
async function answered(
  lang: "en" | "fr",
  [price, next, rent, calculate]: readonly [string, string, string, string],
  monthlyRent: number,
) {
  const element = drawn(<RentalYield lang={lang} />);
  await enter(element, price, "480000");
  button(element, next).click();
  await enter(element, rent, String(monthlyRent));
  button(element, calculate).click();
  const text = () => (element.textContent ?? "").replaceAll(/\s/g, " ");
  const shows = (...texts: string[]) =>
    vi.waitFor(() => {
      for (const each of texts) expect(text()).toContain(each);
    }, 20_000);
  return { element, shows };
}

const inEnglish = ["Price of the building", "Next", "Rent a month", "Work it out"] as const;
const inFrench = ["Prix de l’immeuble", "Suivant", "Loyer par mois", "Calculer"] as const;

test("the reference's own calculator asks, answers with a verdict and follows its fields", async () => {
  const { element, shows } = await answered("en", inEnglish, 2600);
  await shows("Count on about $22,760 a year", "Left of the rent", "$25,152");
  await shows("If you look after it: about $25,150 a year.", "Who looks after the building?");
  await enter(element, "Empty, of the year", "10");
  await shows("Count on about $21,030 a year");
  await enter(element, "Rent a month", "300");
  await shows("Expect to add about $1,819 a year");
});

test("its verdict, fact and figures are French in French", async () => {
  const { shows } = await answered("fr", inFrench, 2600);
  await shows("Comptez sur environ 22 760 $ par année", "Reste une fois tous payés");
  await shows("Si vous vous en occupez : environ 25 150 $ par année.");
});
