import { untilIdle } from "@mortgage-kit/test-browser/untilIdle";
import type { Locator, Page } from "@playwright/test";
import { answer, complete, type Journey, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { holdRoute } from "./holdRoute.ts";
import { untilHydrated } from "./hydration.ts";
import { choose, openResult, press, spinbutton, verdictOf } from "./resultPage.ts";
import { expect, test } from "./site.ts";
import { nothingStored, storedBy } from "./storedBy.ts";

const affordability = journeyOf("affordability");
const fewSavings = [{}, { "Monthly debt payments": "0" }, { "Down payment": "5000" }];
/** Journey of a buyer with few savings and no debts. */
const little: Journey = {
  ...affordability,
  steps: affordability.steps.map((step, at) => ({
    ...step,
    answers: { ...step.answers, ...fewSavings[at] },
  })),
};

/** Fills in a step's fields by their labels, and goes on by Enter. */
async function enter(page: Page, answers: Readonly<Record<string, string>>) {
  await answer(page, { answers, refused: {} });
  await page.keyboard.press("Enter");
}

test("Both outcomes are shown while the deciding fact is not given", async ({ page }) => {
  await openCalculator(page, affordability.path);
  await enter(page, { "Yearly household income": "95000" });
  await enter(page, { "Monthly debt payments": "0" });
  await enter(page, {
    "Down payment": "60000",
    "Interest rate": "4.59",
    "Length of the mortgage": "30",
  });
  const verdict = verdictOf(page);
  await expect(verdict).toHaveText(/\$300,000/);
  await expect(page.getByText(/If nobody buying has ever owned a home: .*\$448,700/)).toBeVisible();
  const down = page.getByRole("slider", { name: "Down payment" });
  await expect(down).toHaveAccessibleDescription(/^At about \$[\d,]+ or more/);
  await choose(page, /owned a home/, "No");
  await expect(verdict).toHaveText(/\$448,700/);
  await expect(verdict).not.toHaveText(/\$300,000/);
  const spoken = page.getByRole("status").filter({ hasText: /\S/ });
  await expect(spoken).toHaveText(/^Shop up to about \$448,700\.$/);
});

test("A number that is typed or slid updates the result, if it is valid", async ({ page }) => {
  await openResult(page, little);
  const result = page.getByRole("region", { name: "What you could afford" });
  const income = spinbutton(page, "Yearly household income");
  const unchanged = page.getByText("$526,098", { exact: true });
  await income.fill("");
  await expect(income).toHaveAccessibleDescription(/The answer is still for \$120,000\./);
  await expect(unchanged.first()).toBeVisible();
  await income.fill("60000");
  await expect(income).not.toHaveAttribute("aria-invalid");
  await expect(unchanged).toHaveCount(0);
  await income.fill("120000");
  const down = page.getByRole("slider", { name: "Down payment" });
  await spinbutton(page, "Down payment").fill("80000");
  await expect(result.getByText("$601,098", { exact: true }).first()).toBeVisible();
  await expect(down).toHaveValue("80000");
  await down.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(spinbutton(page, "Down payment")).toHaveValue("79000");
  await expect(result.getByText("$600,098", { exact: true }).first()).toBeVisible();
});

test("A number changed right before leaving is there on return", async ({ page }) => {
  // The shell keeps no page, like a phone that loads a tab again.
  await openResult(page, journeyOf("payment"));
  await spinbutton(page, "Mortgage amount").fill("310000");
  const changed = page.getByText("$1,903.67", { exact: true }).first();
  await expect(changed).toBeVisible();
  await page.goto("/llms.txt");
  await page.goBack();
  await expect(changed).toBeVisible();
  await expect(spinbutton(page, "Mortgage amount")).toHaveValue("310000");
});

test("The lender's questions about a refinance change its figure", async ({ page }) => {
  await openResult(page, journeyOf("refinance"));
  const name = page.getByRole("term").filter({ hasText: "as a bank would count" });
  const lender = name.locator("..").locator("dd").first();
  const before = await lender.textContent();
  await choose(page, /present rate fixed/, "Variable");
  await expect(lender).not.toHaveText(before ?? "");
});

test("The renewal check works with the present lender's offer alone", async ({ page }) => {
  await openCalculator(page, journeyOf("renewal").path);
  await enter(page, {
    "Mortgage balance": "320000",
    "Present interest rate": "2.14",
    "Rate your lender offers": "4.89",
    "Months left of the present term": "4",
  });
  await enter(page, { "Years until it is paid off": "18" });
  await expect(verdictOf(page)).toHaveText(
    /Your payment rises by \$429 a month: ask your bank for \d\.\d\d%/,
  );
  const todo = page.getByRole("region", { name: "What to do" });
  await expect(todo).toContainText(/Say this to your bank.*Holding a rate.*Over 26 years/);
});

test("A reload keeps the result with its changes, and stores nothing else", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  await spinbutton(page, "Mortgage amount").fill("320000");
  await spinbutton(page, "Price of the home").fill("400000");
  const verdict = verdictOf(page);
  await expect(page.getByText("$1,965.08").first()).toBeVisible();
  await expect(page.getByText("We assumed: not known.")).toHaveCount(0);
  const text = await verdict.textContent();
  await page.waitForFunction(
    () => history.state?.calculatorNumbers?.numbers.given.homePrice === 400_000,
  );
  await page.reload();
  await expect(verdict).toHaveText(text ?? "");
  await expect(spinbutton(page, "Mortgage amount")).toHaveValue("320000");
  await press(page, "Open Tell us more");
  await expect(spinbutton(page, "Price of the home")).toHaveValue("400000");
  expect(await storedBy(page)).toEqual(nothingStored);
  // The same address again would be a reload.
  await page.goto("/resources");
  await page.goto(journeyOf("payment").path);
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
});

test("A verdict that fails to load says so, and is tried again", async ({ page }) => {
  await page.route(/\wResult-[\w-]+\.js$/, (route) => route.abort());
  const journey = journeyOf("payment");
  await page.goto(journey.path);
  await untilHydrated(page);
  await complete(page, journey);
  await expect(page.getByText("The verdict could not be loaded.")).toBeVisible();
  await expect(page.getByText("$1,842.26").first()).toBeVisible();
  // Trying again reloads the page, which shows the numbers once they are kept.
  await page.waitForFunction(
    () => history.state?.calculatorNumbers?.numbers.draft.loanAmount === 300_000,
  );
  // Until then, what the page tries by itself must fail too, which would remove the button.
  const reloading = page.waitForRequest((request) => request.isNavigationRequest());
  await press(page, "Try again");
  await reloading;
  await page.unroute(/\wResult-[\w-]+\.js$/);
  await expect(verdictOf(page)).toContainText("$1,831");
});

test("A verdict that is still loading keeps its place free", async ({ page }) => {
  const arrive = await holdRoute(page, /\wResult-[\w-]+\.js$/);
  await page.setViewportSize({ width: 360, height: 780 });
  const journey = journeyOf("payment");
  await page.goto(journey.path);
  await untilHydrated(page);
  await complete(page, journey);
  await expect(page.getByRole("main").getByText("Working it out")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("$1,842.26");
  const card = page.getByRole("region", { name: "Your mortgage payment" });
  await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(250);
  arrive();
  await expect(verdictOf(page)).toContainText("$1,831");
});

/** Returns each heading that the header covers in part, with the covered height in pixels. */
const headingsCut = (page: Page) =>
  page.getByRole("banner").evaluate((banner) => {
    const { bottom } = banner.getBoundingClientRect();
    return [...document.querySelectorAll("main :is(h1, h2, h3)")]
      .map((heading) => ({
        text: heading.textContent,
        ...heading.getBoundingClientRect().toJSON(),
      }))
      .filter((heading) => heading.top < bottom && heading.bottom > bottom)
      .map(({ text, top }) => `${text}: ${bottom - top}`);
  });

test("On a phone the header covers no heading on the way to the result", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const journey = journeyOf("payment");
  await openCalculator(page, journey.path);
  // Distances of the last question from the top of the viewport, in pixels.
  for (const top of [300, 120, 60, 30, 5, -40]) {
    for (const step of journey.steps.slice(0, -1)) {
      await answer(page, step);
      await page.getByRole("button", { name: "Next", exact: true }).click();
    }
    const calculate = page.getByRole("button", { name: journey.calculateLabel, exact: true });
    await calculate.evaluate((button, to) => {
      button.focus({ preventScroll: true });
      const question = button.closest("section") ?? button;
      scrollBy({ top: question.getBoundingClientRect().top - to, behavior: "instant" });
    }, top);
    await page.keyboard.press("Enter");
    const verdict = verdictOf(page);
    await expect(verdict).toBeFocused();
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect.poll(() => headingsCut(page), `from ${top} px`).toEqual([]);
    await press(page, "Calculate Again");
  }
});

test("A chart fills its column at every width with readable text", async ({ page }) => {
  await openResult(page, journeyOf("payment"));
  const name = "At first, most of each payment is interest.";
  const figure = page.getByRole("figure", { name });
  const drawn = figure.locator("svg[viewBox]").filter({ has: page.locator("text"), visible: true });
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await untilIdle(page);
    await expect(drawn).toHaveCount(1);
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? Number.NaN;
    const beyond = async () => (await widthOf(drawn)) - (await widthOf(figure));
    await expect.poll(beyond, `at ${width} px`).toBeCloseTo(0, 0);
    const letters = await drawn
      .locator("text")
      .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().height));
    expect(Math.min(...letters), `at ${width} px`).toBeGreaterThan(12);
    expect(Math.max(...letters), `at ${width} px`).toBeLessThan(30);
  }
});
