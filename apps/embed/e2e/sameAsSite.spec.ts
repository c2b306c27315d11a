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
}

const calculatorIn = (page: Page, lang: (typeof languageCodes)[number]) =>
  page.locator(`mortgage-calculator[lang=${lang}]`);

/** Answers a calculator's questions in each language, on one page. */
async function openResults(renderer: "preact" | "react", { page, site, id }: Shown) {
  const elements = languageCodes.map((lang) => element({ calculator: id, lang }));
  await site.open(page, { body: elements.join("") + loader, renderer });
  for (const lang of languageCodes) {
    const calculator = calculatorIn(page, lang);
    await calculator.scrollIntoViewIfNeeded();
    await expect(calculator.locator("form")).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  for (const lang of languageCodes) {
    const calculator = calculatorIn(page, lang);
    await answerAll(calculator, exampleInputs[id].typical);
    await calculator.getByRole("heading", { name: lastSection[lang] }).waitFor();
  }
}

/** Calculators with the most kinds of fields and parts; a release compares the others too. */
const compared = process.env.RELEASE ? calculatorIds : (["debt-consolidation", "renewal"] as const);

for (const id of compared) {
  test(`${id} has the same text with React and Preact in each language`, async ({ page, site }) => {
    await openResults("preact", { page, site, id });
    // Opened only now, because a page behind another waits for each frame.
    const other = await page.context().newPage();
    await openResults("react", { page: other, site, id });
    for (const lang of languageCodes) {
      const textIn = async (shown: Page) =>
        (await calculatorIn(shown, lang).locator(".frame").textContent()) ?? "";
      expect((await textIn(page)).length).toBeGreaterThan(800);
      await expect(async () => {
        // Thresholds are computed after the sections, while the page is idle and in the foreground.
        for (const each of [page, other]) await each.bringToFront();
        expect(await textIn(page)).toBe(await textIn(other));
      }).toPass({ timeout: 20_000 });
    }
  });
}
