import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { installed } from "./installed.ts";
import { buildPage, origin, serve, withBrowser, withPage } from "./openPage.ts";
import { libraries } from "./packages.ts";
import { partSize } from "./partSize.ts";
import { readmeExamples, writeRecipe } from "./readme.ts";
import { requestLimits, requestsOf } from "./requests.ts";

/** Action colour of the pages' custom theme. */
const brandColour = "rgb(0, 80, 60)";
const background = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

test("a kit component uses the page's own colours", () =>
  withPage(installed("ui").project, "ui", async ({ page, errors }) => {
    expect(await background(page.getByRole("button", { name: "Call us" }))).toBe(brandColour);
    expect(errors).toEqual([]);
  }));

test("a calculator works on a page with the page's own colours", () =>
  withPage(installed("calculators").project, "calculators", async ({ page, errors }) => {
    await page.getByLabel("Mortgage amount").fill("300000");
    // The colour of a button changes gradually when it becomes enabled.
    await expect
      .poll(() => background(page.getByRole("button", { name: "Next" })), { timeout: 60_000 })
      .toBe(brandColour);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("$1,842.26").first().waitFor();
    await page.getByRole("button", { name: /how it is worked out/i }).waitFor();
    // The picture is open, and its chart loads in separate chunks.
    await page
      .getByRole("figure", { name: "At first, most of each payment is interest." })
      .waitFor();
    await page.locator('body[data-progress=" step step result"]').waitFor({ state: "attached" });
    await page.locator('a[href^="/apply#"]', { hasText: "Start my application" }).waitFor();
    await page.getByRole("button", { name: /send or save/i }).click();
    await page.locator('a[href^="mailto:sam@lakeside.example"]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(errors).toEqual([]);
  }));

test("the README's example makes few requests", async () => {
  const { project } = installed("calculators");
  const [example = ""] = readmeExamples("calculators", "tsx");
  writeFileSync(join(project, "Payment.tsx"), example);
  const built = await buildPage(project, "readme");
  await withBrowser(async (page) => {
    await serve(page, built);
    const { first, all } = await requestsOf(page, () => page.goto(origin));
    const { vite } = requestLimits;
    expect(first.length - 1, first.join("\n")).toBeLessThanOrEqual(vite.first);
    expect(all.length - 1, all.join("\n")).toBeLessThanOrEqual(vite.all);
  });
});

test("a calculator of one's own gets wizard, words, validation and a verdict", () => {
  const { project } = installed("calculators");
  writeRecipe("A calculator of your own", project);
  return withPage(project, "calculators.own", async ({ page, errors }) => {
    await page.getByRole("heading", { name: "What does it cost?" }).waitFor();
    const price = page.getByLabel("Price of the building");
    await price.press("Enter");
    await page.getByText("Enter an amount above $0.").first().waitFor();
    await price.fill("480000");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Rent a month").fill("2600");
    await page.getByLabel("Costs a year").fill("7200");
    await page.getByRole("button", { name: "Work it out" }).click();
    await page.getByRole("heading", { name: "Count on about $15,560 a year" }).waitFor();
    // A year of rent but 4 % of it, less the costs and 1 % of the price.
    await page.getByText("$17,952").first().waitFor();
    await page.getByText("3.7%").first().waitFor();
    await page.getByText("Who looks after the building?").first().waitFor();
    expect(errors).toEqual([]);
  });
});

const parts = libraries.flatMap(({ folder, limits }) =>
  limits.part === undefined ? [] : [{ folder, limit: limits.part }],
);

test.each(parts)(
  "a part of $folder adds at most $limit.script bytes of script and $limit.styles of styles",
  async ({ folder, limit }) => {
    const { script, styles } = await partSize(installed(folder).project, folder);
    expect(script, "script").toBeLessThanOrEqual(limit.script);
    expect.soft(styles, "styles").toBeLessThanOrEqual(limit.styles);
  },
);
