import { layoutShift } from "@mortgage-kit/test-browser/layoutShift";
import { reservedHeights } from "../src/reservedHeights.ts";
import { calculatorIds } from "./calculatorNames.ts";
import { expect, loader, test } from "./hostSite.ts";

/** Body of a page with the snippets of seven calculators between its own texts. */
const compactPage = calculatorIds
  .map(
    (id) =>
      `<h2>${id}</h2><mortgage-calculator calculator="${id}" lang="en" compact style="display:block;min-height:${reservedHeights[id].compact}px"><a href="https://calculators.example/resources/${id}-calculator">${id}</a></mortgage-calculator><p>More of the page.</p>`,
  )
  .join("");

for (const width of [360, 768, 1280]) {
  test(`seven compact calculators cause no layout shift at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open({ body: compactPage + loader });
    // A calculator is fetched only near the viewport, so the test scrolls to each.
    for (const id of calculatorIds) {
      await page.locator(`mortgage-calculator[calculator=${id}]`).scrollIntoViewIfNeeded();
      await page.locator(`mortgage-calculator[calculator=${id}] form`).waitFor();
    }
    // A layout shift is reported with the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
  });
}
