import { createFormatter } from "@mortgage-kit/calculator-engine/words";
import { type CalculatorView, calculators } from "@mortgage-kit/calculators";
import { formatFigure } from "@mortgage-kit/calculators/figures";
import { exampleOf } from "@mortgage-kit/calculators/testing/journeys.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Journey, journeys } from "../e2e/calculatorJourneys.ts";
import { startSite } from "../e2e/startSite.ts";
import { browsers } from "./browsers.ts";
import type { Engine } from "./Engine.ts";
import { type Visitor, visitor } from "./visitor.ts";

const format = createFormatter("en-CA");
const french = createFormatter("fr-CA");

describe.each(browsers)("in $name", ({ name, start }) => {
  if (start) everyJourney(start);
  else test.skip(`${name} is not installed, so its journeys are left out`);
});

function everyJourney(start: () => Promise<Engine>) {
  let site: Awaited<ReturnType<typeof startSite>>;
  let person: Visitor;
  beforeAll(async () => {
    site = await startSite();
    person = visitor(await start(), site.url);
  });
  afterAll(async () => {
    await person?.close();
    await site?.stop();
  });

  test.each([
    ["payment", "Mortgage amount", "120,000", 120_000],
    ["payment", "Mortgage amount", "$120 000", 120_000],
    ["payment", "Mortgage amount", "1,234,567.89", 1_234_567.89],
    ["payment", "Mortgage amount", "1234,56 $", 1_234.56],
    ["payment", "Interest rate", "5,5 %", 5.5],
    ["payment", "Interest rate", "4.24", 4.24],
    ["payment", "Length of the mortgage", "22,5", 22.5],
  ])("%s: typing into %s %o enters %d", async (name, label, typed, number) => {
    await person.open(`/resources/${name}-calculator`);
    if (label !== "Mortgage amount") await person.enter("Mortgage amount", "300000\n");
    await person.enter(label, typed);
    expect(Number(await person.value(label))).toBe(number);
    expect(await person.canPress(label === "Mortgage amount" ? "Next" : "Calculate")).toBe(true);
  });

  test.each([
    ["Mortgage amount", "$120 000", 120_000],
    ["Mortgage amount", "120,000", 120_000],
    ["Interest rate", "5,5 %", 5.5],
  ])("pasted into %s, %o enters %d", async (label, pasted, number) => {
    await person.open("/resources/payment-calculator");
    if (label !== "Mortgage amount") await person.enter("Mortgage amount", "300000\n");
    await person.paste(label, pasted);
    expect(Number(await person.value(label))).toBe(number);
    expect(await person.described(label)).not.toContain("Enter a number");
  });

  test("pasted text that is not a number is reported at its field", async () => {
    await person.open("/resources/payment-calculator");
    await person.paste("Mortgage amount", "about half a million");
    await person.shows("Enter a number, such as 120,000 or 5.5.");
    expect(await person.value("Mortgage amount")).toBe("");
  });

  test("an embedded calculator accepts French numbers, typed and pasted", async () => {
    await person.openFrame("/embed/frame/payment?lang=fr");
    await person.paste("Montant du prêt hypothécaire", "300 000 $");
    await person.press("Suivant");
    // The next step takes the focus once it is rendered, so wait before typing.
    await person.until(
      "the next step has the focus",
      `const { activeElement } = document.querySelector("mortgage-calculator").shadowRoot;
      return Boolean(activeElement) && activeElement.localName !== "button";`,
    );
    await person.enter("Taux d’intérêt", "5,5 %");
    expect(await person.value("Taux d’intérêt")).toBe("5.5");
    await person.paste("Période d’amortissement", "25,0");
    await person.press("Calculer");
    await person.shows(french.cents(1842.26));
  });

  test("letters are reported at the field, and Enter reports missing answers", async () => {
    await person.open("/resources/payment-calculator");
    await person.enter("Mortgage amount", "lots");
    await person.shows("Enter a number, such as 120,000 or 5.5.");
    expect(await person.described("Mortgage amount")).toContain("Enter a number");
    await person.type("\n");
    await person.shows("Step 1 of 3");
    await person.type("5");
    await expect
      .poll(() => person.described("Mortgage amount"), { timeout: 30_000 })
      .not.toContain("Enter a number");
    expect(await person.value("Mortgage amount")).toBe("5");
  });

  test("Enter on an empty step reports the missing answers", async () => {
    await person.open("/resources/payment-calculator");
    await person.enter("Mortgage amount", "\n");
    await person.shows("Enter an amount above $0.");
    expect(await person.described("Mortgage amount")).toContain("Enter an amount above $0.");
    expect(await person.focused()).toBe("Mortgage amount");
  });

  test.each(journeys)("$path gives the same result as in Chromium", async (journey) => {
    await person.open(journey.path);
    for (const [at, { answers }] of journey.steps.entries()) {
      for (const [label, text] of Object.entries(answers)) await person.enter(label, text);
      const isLast = at === journey.steps.length - 1;
      await person.press(isLast ? journey.calculateLabel : journey.nextLabel);
    }
    await person.shows(`Step ${journey.steps.length + 1} of ${journey.steps.length + 1}`);
    await person.shows(await headlineOf(journey));
  });

  test("a question is found by a search, and opens by its own link", async () => {
    await person.open("/faqs");
    await person.enter("Search questions", "NOBODY CAN FORECAST");
    await person.until(
      "one question is left",
      `return document.querySelectorAll("main details").length === 1`,
    );
    const id = await person.ask<string>(`return document.querySelector("main details").id`);
    await person.open(`/faqs#${id}`);
    await person.until(
      "it is open",
      `return document.querySelector("main details[open]")?.id === "${id}"`,
    );
  });

  test("an application is sent and confirmed", async () => {
    await person.open("/application");
    await person.enter("First Name", "Ana");
    await person.enter("Last Name", "Silva");
    await person.enter("Phone or Email", "705-555-0177");
    await person.ask(`document.querySelector('input[name="agreedToTerms"]').click()`);
    await person.press("START MY APPLICATION");
    await person.shows("Application Started!");
    expect(await person.canPress("START MY APPLICATION")).toBe(false);
  });
}

/** Returns a result's headline figure as shown, calculated from the engine's worked example. */
async function headlineOf({ id }: Journey): Promise<string> {
  const view: CalculatorView = (await calculators[id].en()) as never;
  const { inputs } = exampleOf(id);
  const { headline } = view.summarize(view.calculator.calculate(inputs), inputs);
  return formatFigure(headline.value, format);
}
