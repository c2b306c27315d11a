import type { Page } from "@playwright/test";
import { exampleInputs } from "../../../packages/calculators/testing/exampleInputs.ts";
import { calculatorIds, languageCodes } from "./calculatorNames.ts";
import { element, expect, type HostSite, loader, test } from "./hostSite.ts";
import { answerAll } from "./journey.ts";

/** Returns the text of a calculator's finished result. */
async function readWith(
  renderer: "preact" | "react",
  {
    page,
    site,
    id,
    lang,
  }: { page: Page; site: HostSite; id: (typeof calculatorIds)[number]; lang: string },
): Promise<string> {
  await page.unrouteAll();
  await site.open(page, { body: element({ calculator: id, lang }) + loader, renderer });
  const calculator = page.locator("mortgage-calculator");
  await expect(calculator.locator("form")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const [inputs] = exampleInputs[id];
  await answerAll(calculator, inputs);
  await allSections(page);
  return (await calculator.locator(".frame").textContent()) ?? "";
}

/** Waits until no more sections come: each waits until the page is idle. */
async function allSections(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(
      () =>
        document.querySelector("mortgage-calculator")?.shadowRoot?.querySelectorAll("h2").length ??
        0,
    );
  let before = -1;
  let now = await count();
  while (now !== before) {
    before = now;
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 400))),
    );
    now = await count();
  }
}

for (const id of calculatorIds) {
  for (const lang of languageCodes) {
    test(`${id} in ${lang} says word for word what the site's renderer says`, async ({
      page,
      site,
    }) => {
      const served = await readWith("preact", { page, site, id, lang });
      const asOnSite = await readWith("react", { page, site, id, lang });
      expect(served.length).toBeGreaterThan(800);
      expect(served).toBe(asOnSite);
    });
  }
}
