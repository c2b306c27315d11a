import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import { createFormatter } from "@mortgage-kit/calculator-engine/words";
import type { CalculatorView } from "@mortgage-kit/calculators";
import { en } from "@mortgage-kit/calculators/define";
import { allFigures, formatFigure } from "@mortgage-kit/calculators/figures";
import { exampleOf } from "@mortgage-kit/calculators/testing/journeys.ts";
import type { Page } from "@playwright/test";
import {
  answer,
  field,
  type Journey,
  journeyOf,
  journeys,
  openCalculator,
} from "./calculatorJourneys.ts";
import { requestsOf } from "./requestsOf.ts";
import { expectGoodResult, expectSaved } from "./resultChecks.ts";
import { press, resultOn, untilResultIsWhole, verdictOf } from "./resultPage.ts";
import { expect, test } from "./site.ts";
import { nothingStored, storedBy } from "./storedBy.ts";

// The tests set the clock.
test.use({ ownContext: true });

const format = createFormatter("en-CA");

/**
 * Questions whose results are checked at every run for what all share: other colours, the buttons of files
 * and private links, and the room for French. Before a release all are.
 */
const examples = process.env.RELEASE ? journeys : [journeyOf("payment"), journeyOf("renewal")];
const otherColours = [{ colorScheme: "dark" }, { forcedColors: "active" }] as const;

/** Returns the summary of an estimate in English. That of closing costs can be made in a page only. */
async function summaryOf({ call, inputs }: ReturnType<typeof exampleOf>) {
  if (call === "closingFees") return null;
  const { [`${call}View`]: viewIn } = await import(`@mortgage-kit/calculators/view/${call}`);
  const forms = await import(`@mortgage-kit/calculator-engine/form/en/${call}`);
  const view: CalculatorView = viewIn(forms[`${call}FormEnglish`], en);
  return view.summarize(view.calculator.calculate(inputs), inputs);
}

const expectStep = (page: Page, step: number, { steps }: Journey) =>
  expect(page.getByText(`Step ${step} of ${steps.length + 1}`)).toBeVisible();

/** Expects the values of fields, by their labels. */
async function expectValues(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

/** Answers each step, which does not let a missing or invalid answer pass. */
async function answerSteps(page: Page, journey: Journey) {
  const { steps, nextLabel, calculateLabel } = journey;
  const back = page.getByRole("button", { name: "Back", exact: true });
  const expectProgress = async (step: number) => {
    await expectStep(page, step, journey);
    const percent = Math.round((step / (steps.length + 1)) * 100);
    await expect(page.getByText(`${percent}% complete`)).toBeVisible();
  };
  for (const [index, step] of steps.entries()) {
    const last = index === steps.length - 1;
    const on = page.getByRole("button", { name: last ? calculateLabel : nextLabel, exact: true });
    await expectProgress(index + 1);
    await expect(back).toHaveCount(index ? 1 : 0);
    await answer(page, step);
    for (const [label, values] of Object.entries(step.refused)) {
      const good = await field(page, label).inputValue();
      for (const value of values) {
        await field(page, label).fill(value);
        await expect(on, `${label} is "${value}"`).toBeDisabled();
        await expect(on).toHaveAccessibleDescription(/^To /);
      }
      await field(page, label).fill(good);
      await expect(on).toBeEnabled();
    }
    await on.click();
  }
  await expectProgress(steps.length + 1);
  await expect(back).toHaveCount(0);
}

/** Expects the figures of the worked example, which a result and its explanation show. */
async function expectFigures(page: Page, { id }: Journey) {
  const example = exampleOf(id);
  // The parts of an estimate are below the result, so the figures are searched in all of `main`.
  const wholePage = page.getByRole("main");
  await press(page, "Open How it is worked out");
  const summary = await summaryOf(example);
  if (summary) {
    for (const { value } of allFigures(summary)) {
      await expect(wholePage).toContainText(formatFigure(value, format));
    }
    if (summary.advice) await expect(resultOn(page)).toContainText(summary.advice.text);
  }
  for (const [figure, value] of Object.entries(example.expected)) {
    if (typeof value === "number" && Math.abs(value) > 1000) {
      const dollars = format.dollars(Math.floor(value)).slice(0, -1);
      await expect(wholePage, figure).toContainText(new RegExp(`\\${dollars}`));
    }
  }
}

/** Goes back through all steps by the browser's history, and forward to the result again. */
async function expectHistory(page: Page, journey: Journey) {
  const { steps } = journey;
  for (const [index, { answers }] of [...steps.entries()].reverse()) {
    await page.goBack();
    await expectStep(page, index + 1, journey);
    await expectValues(page, answers);
  }
  for (const index of steps.keys()) {
    await page.goForward();
    await expectStep(page, index + 2, journey);
  }
}

async function expectOneSheet(page: Page) {
  const margin = "10mm";
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  const printed = await page.pdf({ format: "Letter", margin: margins });
  expect(printed.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}

/** Waits until the browser's own history, from which it reloads, has followed the page's. */
async function untilBrowserIsAtNewestEntry(page: Page) {
  const session = await page.context().newCDPSession(page);
  const entriesAhead = async () => {
    const { currentIndex, entries } = await session.send("Page.getNavigationHistory");
    return entries.length - 1 - currentIndex;
  };
  await expect.poll(entriesAhead).toBe(0);
  await session.detach();
}

for (const journey of journeys) {
  const isExample = examples.includes(journey);

  // Each calculator's questions are answered once for all that it must do.
  test(`${journey.id} stops at invalid answers, shows the engine's result, short, readable, explained and on one printed sheet, sends and stores nothing, follows the browser's Back and Forward, ${isExample ? "can be saved, " : ""}and restarts with its defaults`, async ({
    page,
    context,
  }) => {
    test.slow();
    const { step } = test;
    // On a later day the printed sheet also lists the rules that are due for a review.
    await page.clock.setFixedTime(`${rulesCheckedOn}T12:00:00`);
    await openCalculator(page, journey.path);
    const requests = requestsOf(page);
    await step("Its steps stop at invalid answers", () => answerSteps(page, journey));
    await step("It shows the engine's figures", () => expectFigures(page, journey));
    await step("The browser's Back and Forward follow its steps", () =>
      expectHistory(page, journey),
    );
    await untilResultIsWhole(page);
    await step("It fits on a single sheet of paper", () => expectOneSheet(page));
    await expectGoodResult(page, isExample ? otherColours : []);
    await step("It sent and stored nothing", async () => {
      expect(requests).toEqual([]);
      expect(await storedBy(page)).toEqual(nothingStored);
      await expect(page).toHaveURL(journey.path);
    });
    await step("A reload keeps it", async () => {
      const verdict = await verdictOf(page).textContent();
      await untilBrowserIsAtNewestEntry(page);
      await page.reload();
      await expect(verdictOf(page)).toHaveText(verdict ?? "");
    });
    if (isExample) {
      await untilResultIsWhole(page);
      await expectSaved(page, context);
      await page.bringToFront();
    }
    await press(page, "Calculate Again");
    await expectStep(page, 1, journey);
    await expectValues(page, journey.untouched);
  });
}
