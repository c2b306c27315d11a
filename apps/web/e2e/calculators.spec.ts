import { createFormatter } from "@mortgage-kit/calculator-engine/words";
import { allFigures, formatFigure } from "@mortgage-kit/calculators/figures";
import type { Page } from "@playwright/test";
import { answer, englishView, field, journeys, openCalculator } from "./calculatorJourneys.ts";
import { requestsOf } from "./requestsOf.ts";
import { resultOn } from "./resultPage.ts";
import { expect, test } from "./site.ts";
import { nothingStored, storedBy } from "./storedBy.ts";
import { workedExample } from "./workedExample.ts";

const format = createFormatter("en-CA");

/** Returns the summary of an estimate in English. That of closing costs can be made in a page only. */
async function summaryOf(call: string, inputs: unknown) {
  if (call === "closingFees") return null;
  const view = await englishView(call);
  return view.summarize(view.calculator.calculate(inputs), inputs);
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
  const { path, steps, calculateLabel, untouched } = journey;
  const stepCount = steps.length + 1;
  const name = path.split("/").at(-1);

  async function expectDefaults(page: Page) {
    await expect(page.getByText(`Step 1 of ${stepCount}`)).toBeVisible();
    for (const [label, value] of Object.entries(untouched)) {
      await expect(field(page, label)).toHaveValue(value);
    }
  }

  /** Answers each step, which does not let a missing or invalid answer pass. */
  async function answerSteps(page: Page) {
    for (const [index, step] of steps.entries()) {
      const last = index === steps.length - 1;
      const on = page.getByRole("button", { name: last ? calculateLabel : "Next", exact: true });
      await expect(page.getByText(`Step ${index + 1} of ${stepCount}`)).toBeVisible();
      await expect(
        page.getByText(`${Math.round(((index + 1) / stepCount) * 100)}% complete`),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: "Back", exact: true })).toHaveCount(
        index ? 1 : 0,
      );
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
    await expect(page.getByText(`Step ${stepCount} of ${stepCount}`)).toBeVisible();
    await expect(page.getByText("100% complete")).toBeVisible();
    await expect(page.getByRole("button", { name: "Back", exact: true })).toHaveCount(0);
  }

  test(`${name} stops at invalid answers, shows the engine's result, sends and stores nothing, follows the browser's Back and Forward, and restarts with its defaults`, async ({
    page,
  }) => {
    await openCalculator(page, path);
    const requests = requestsOf(page);
    await answerSteps(page);

    const { call, inputs, expected } = workedExample(journey.vector);
    const result = resultOn(page);
    // The parts of an estimate are below the result, so the figures are searched in all of `main`.
    const wholePage = page.getByRole("main");
    await page.getByRole("button", { name: "Open How it is worked out" }).click();
    const summary = await summaryOf(call, inputs);
    if (summary) {
      for (const { value } of allFigures(summary)) {
        await expect(wholePage).toContainText(formatFigure(value, format));
      }
      if (summary.advice) await expect(result).toContainText(summary.advice.text);
    }
    for (const [figure, value] of Object.entries(expected)) {
      if (typeof value === "number" && Math.abs(value) > 1000) {
        await expect(wholePage, figure).toContainText(
          new RegExp(`\\${format.dollars(Math.floor(value)).slice(0, -1)}`),
        );
      }
    }
    expect(requests).toEqual([]);
    expect(await storedBy(page)).toEqual(nothingStored);
    await expect(page).toHaveURL(path);

    for (let step = stepCount - 1; step >= 1; step -= 1) {
      await page.goBack();
      await expect(page.getByText(`Step ${step} of ${stepCount}`)).toBeVisible();
      for (const [label, value] of Object.entries(steps[step - 1]?.answers ?? {})) {
        await expect(field(page, label)).toHaveValue(value);
      }
    }
    for (let step = 2; step <= stepCount; step += 1) {
      await page.goForward();
      await expect(page.getByText(`Step ${step} of ${stepCount}`)).toBeVisible();
    }
    const verdict = await result.getByRole("heading", { level: 2 }).textContent();
    await untilBrowserIsAtNewestEntry(page);
    await page.reload();
    await expect(result.getByRole("heading", { level: 2 })).toHaveText(verdict ?? "");
    await page.getByRole("button", { name: "Calculate Again" }).click();
    await expectDefaults(page);
  });
}
