import { violationsOn } from "@mortgage-kit/test-browser/violationsOn";
import type { Page } from "@playwright/test";
import { blankBoxes, visibleBoxes } from "./blankParts.ts";
import { builtPages, examplePages } from "./builtPages.ts";
import { consoleProblems } from "./consoleProblems.ts";
import { expectedSite } from "./expectedSite.ts";
import { openHydrated, untilFontsLoaded, untilNetworkIdle } from "./hydration.ts";
import { overflow } from "./overflow.ts";
import { expect, test } from "./site.ts";

const { header, navigation } = expectedSite;

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const calculators = navigation.find(({ kind }) => kind === "calculators");

/** Returns the buttons and standalone links that are smaller than 44 px, with their sizes. */
function smallTargets(): string[] {
  const alone = "header a, footer a, nav a, button, :is(a[href^='tel:'], a[href^='mailto:'])";
  return [...document.querySelectorAll(alone)].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const isMeant = target.checkVisibility({ visibilityProperty: true }) && width > 2;
    const isSmall = isMeant && !target.closest("p") && Math.min(width, height) < 43.5;
    return isSmall ? [`${target.textContent} (${width} x ${height})`] : [];
  });
}

/** Checks that the open page has no small targets and does not overflow at a width. */
async function examine(page: Page, size: typeof wide) {
  const at = `at ${size.width} px`;
  await page.setViewportSize(size);
  expect.soft(await page.evaluate(smallTargets), `targets below 44 px ${at}`).toEqual([]);
  expect.soft(await overflow(page), `sideways ${at}`).toBeLessThanOrEqual(0);
}

/** Checks that the open page has no blank parts at a width. */
async function expectNoBlankParts(page: Page, size: typeof wide) {
  await page.setViewportSize(size);
  // Lines may break elsewhere with the web fonts.
  await untilFontsLoaded(page);
  const boxes = await page.evaluate(visibleBoxes);
  expect(boxes.length).toBeGreaterThan(1);
  expect.soft(await blankBoxes(page, boxes), `blank at ${size.width} px`).toEqual([]);
}

for (const page of builtPages) {
  const { path } = page;
  const isExample = examplePages.includes(page);
  const sizes = isExample ? [wide, phone] : [phone];

  test(`${path} hydrates without complaints${isExample ? ", passes axe" : ""} and does not overflow at 320 px or with 200 % text`, async ({
    sharedPage: page,
  }) => {
    test.slow();
    const complaints = consoleProblems(page);
    // A page must be whole with its animations; axe reads the colours at their end.
    await page.emulateMedia({ reducedMotion: null });
    await page.setViewportSize(isExample ? wide : phone);
    await openHydrated(page, path);
    if (isExample) for (const size of sizes) await expectNoBlankParts(page, size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const size of sizes) {
      await examine(page, size);
      if (isExample) expect.soft(await violationsOn(page), `axe at ${size.width} px`).toEqual([]);
    }
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await untilNetworkIdle(page);
    }
    expect.soft(complaints, "complaints").toEqual([]);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect
      .soft(await overflow(page), "at 360 px with text of twice the size")
      // The select of the framed form rounds up to one pixel more than the frame.
      .toBeLessThanOrEqual(path.endsWith("/contact-form") ? 1 : 0);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page), "at 320 px").toBeLessThanOrEqual(0);
  });
}

test("Open menus and questions pass axe", async ({ sharedPage: page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(wide);
  await openHydrated(page, "/");
  for (const question of await page.getByRole("main").locator("summary").all()) {
    await question.click();
  }
  await page
    .getByRole("banner")
    .locator("summary", { hasText: calculators?.label ?? "" })
    .click();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize(phone);
  await page.getByRole("banner").locator("summary", { hasText: header.menu }).click();
  expect(await violationsOn(page)).toEqual([]);
});
