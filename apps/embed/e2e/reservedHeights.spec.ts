import { reservedHeights } from "../src/reservedHeights.ts";
import { calculatorIds, languageCodes } from "./calculatorNames.ts";
import { element, expect, loader, test } from "./hostSite.ts";

for (const kind of ["full", "compact"] as const) {
  for (const lang of languageCodes) {
    test(`the reserved height fits every calculator in ${lang}, ${kind}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 1200, height: 9000 });
      const attributes = { lang, ...(kind === "compact" && { compact: "" }) };
      await site.open({
        body:
          calculatorIds.map((id) => element({ calculator: id, ...attributes })).join("") + loader,
      });
      await expect(page.locator("mortgage-calculator form")).toHaveCount(calculatorIds.length);
      for (const width of [640, 768, 960, 1200]) {
        // A low window has little to paint, and keeps the heights of what is loaded.
        await page.setViewportSize({ width, height: 100 });
        const misfits = async () => {
          const heights = await page
            .locator("mortgage-calculator")
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
          return calculatorIds.flatMap((id, at) => {
            const height = heights[at] ?? 0;
            const room = reservedHeights[id][kind];
            // Reserving too much leaves a gap in the page.
            const fits = height <= room && height > room * 0.75;
            return fits ? [] : [`${id}: ${height} in ${room}`];
          });
        };
        await expect.poll(misfits, `at ${width} px`).toEqual([]);
      }
    });
  }
}
