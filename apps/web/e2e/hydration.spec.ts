import type { Page } from "@playwright/test";
import { builtPages } from "./builtPages.ts";
import { openAlive, untilQuiet } from "./openAlive.ts";
import { expect, test } from "./site.ts";

const widths = [1440, 360];

/** Everything the browser complains about, refused resources and policy violations included. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  return complaints;
}

for (const { path } of builtPages) {
  test(`${path} comes to life without a complaint, wide and narrow`, async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await openAlive(page, path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await untilQuiet(page);
      expect(complaints.filter((text) => !isStatusOf(path, text))).toEqual([]);
    }
  });
}

/** The browser itself reports the status of a page that does not exist. */
function isStatusOf(path: string, complaint: string): boolean {
  return path.includes("no-such") && complaint.includes("status of 404");
}
