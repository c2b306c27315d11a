import { violationsOn } from "@mortgage-kit/test-browser/violationsOn";
import type { Page } from "@playwright/test";
import { builtPages } from "./builtPages.ts";
import { expectedSite } from "./expectedSite.ts";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

const { header, navigation } = expectedSite;

const wide = { width: 1440, height: 900 };
const sizes = [wide, { width: 360, height: 740 }];

const calculators = navigation.find(({ kind }) => kind === "calculators");

/** Returns how far the page overflows the viewport's width, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

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

for (const { path } of builtPages) {
  test(`${path} passes axe at two widths and does not overflow at 320 px or with 200 % text`, async ({
    sharedPage: page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(wide);
    await openHydrated(page, path);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await violationsOn(page)).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), "targets below 44 px").toEqual([]);
    }
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
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("banner").locator("summary", { hasText: header.menu }).click();
  expect(await violationsOn(page)).toEqual([]);
});
