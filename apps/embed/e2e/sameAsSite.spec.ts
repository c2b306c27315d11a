import type { Page } from "@playwright/test";
import { exampleInputs } from "../../../packages/calculators/testing/exampleInputs.ts";
import { calculatorIds, languageCodes } from "./calculatorNames.ts";
import { element, expect, type HostSite, loader, test } from "./hostSite.ts";
import { answerAll } from "./journey.ts";

/** Title of the section that a result renders last. */
const lastSection = { en: "Send or save", fr: "Envoyer ou garder" };

interface Shown {
  readonly page: Page;
  readonly site: HostSite;
  readonly id: (typeof calculatorIds)[number];
  readonly lang: (typeof languageCodes)[number];
}

/** Answers a calculator's questions, and returns a function that reads its result's text. */
async function resultIn(renderer: "preact" | "react", { page, site, id, lang }: Shown) {
  await site.open(page, { body: element({ calculator: id, lang }) + loader, renderer });
  const calculator = page.locator("mortgage-calculator");
  await expect(calculator.locator("form")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { typical: inputs } = exampleInputs[id];
  await answerAll(calculator, inputs);
  await calculator.getByRole("heading", { name: lastSection[lang] }).waitFor();
  return async () => (await calculator.locator(".frame").textContent()) ?? "";
}

for (const id of calculatorIds) {
  for (const lang of languageCodes) {
    test(`${id} in ${lang} has the same text with React and Preact`, async ({ page, site }) => {
      const other = await page.context().newPage();
      const served = await resultIn("preact", { page, site, id, lang });
      const asOnSite = await resultIn("react", { page: other, site, id, lang });
      expect((await served()).length).toBeGreaterThan(800);
      // Thresholds are computed after the sections, while the page is idle and in the foreground.
      for (const each of [page, other]) await each.bringToFront();
      await expect(async () => expect(await served()).toBe(await asOnSite())).toPass({
        timeout: 20_000,
      });
    });
  }
}
