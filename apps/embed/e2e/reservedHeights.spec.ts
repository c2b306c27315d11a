import { reservedHeights } from "../src/reservedHeights.ts";
import { calculatorIds, languageCodes } from "./calculatorNames.ts";
import { element, expect, loader, test } from "./hostSite.ts";

for (const [kind, height] of Object.entries(reservedHeights)) {
  for (const lang of languageCodes) {
    test(`the room kept free is enough for every calculator in ${lang}, ${kind}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 1200, height: 9000 });
      const attributes = { lang, ...(kind === "compact" && { compact: "" }) };
      await site.open(page, {
        body:
          calculatorIds.map((id) => element({ calculator: id, ...attributes })).join("") + loader,
      });
      await expect(page.locator("simcoe-calculator form")).toHaveCount(calculatorIds.length);
      for (const width of [640, 768, 960, 1200]) {
        await page.setViewportSize({ width, height: 9000 });
        const heights = await page
          .locator("simcoe-calculator")
          .evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().height));
        expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(height);
        // Room that nothing needs is a hole in the page.
        expect(Math.max(...heights), `${width} px`).toBeGreaterThan(height * 0.75);
      }
    });
  }
}
