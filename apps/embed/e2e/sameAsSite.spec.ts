import { complete, journeyOf } from "@mortgage-kit/calculators/testing/journeys.ts";
import type { Page } from "@playwright/test";
import { calculatorIds, languageCodes } from "./calculatorNames.ts";
import { element, expect, type HostSite, loader, test } from "./hostSite.ts";

/** Title of the section that a result renders last. */
const lastSection = { en: "Send or save", fr: "Envoyer ou garder" };

type Language = (typeof languageCodes)[number];

interface Compared {
  readonly id: (typeof calculatorIds)[number];
  readonly languages: readonly Language[];
}

interface Shown extends Compared {
  readonly page: Page;
  readonly site: HostSite;
}

const calculatorIn = (page: Page, lang: Language) =>
  page.locator(`mortgage-calculator[lang=${lang}]`);

/** Answers a calculator's questions in each language, on one page. */
async function openResults(renderer: "preact" | "react", shown: Shown) {
  const { page, site, id, languages } = shown;
  // Without a province, the form of the closing costs waits for one.
  const elements = languages.map((lang) => element({ calculator: id, lang, province: "ON" }));
  await site.open({ body: elements.join("") + loader, renderer }, page);
  for (const lang of languages) {
    const calculator = calculatorIn(page, lang);
    await calculator.scrollIntoViewIfNeeded();
    await expect(calculator.locator("form")).toBeVisible();
  }
  await site.untilLoaded(page);
  for (const lang of languages) {
    const calculator = calculatorIn(page, lang);
    await complete(calculator, await journeyOf(id, lang));
    await calculator.getByRole("heading", { name: lastSection[lang] }).waitFor();
  }
}

/**
 * Calculators with the most kinds of fields and parts, one in each language; a release compares all in
 * both.
 */
const compared: readonly Compared[] = process.env.RELEASE
  ? calculatorIds.map((id) => ({ id, languages: languageCodes }))
  : [
      { id: "debt-consolidation", languages: ["en"] },
      { id: "renewal", languages: ["fr"] },
    ];

for (const { id, languages } of compared) {
  const named = `${id} has the same text with React and Preact in ${languages.join(" and ")}`;
  test(named, async ({ page, site }) => {
    await openResults("preact", { page, site, id, languages });
    // Opened only now, because a page behind another waits for each frame.
    const other = await page.context().newPage();
    await openResults("react", { page: other, site, id, languages });
    // Thresholds are computed after the sections, while the page is idle and in the foreground.
    for (const each of [page, other]) {
      await each.bringToFront();
      await site.untilLoaded(each);
    }
    for (const lang of languages) {
      const textIn = async (shown: Page) =>
        (await calculatorIn(shown, lang).locator(".frame").textContent()) ?? "";
      expect((await textIn(page)).length).toBeGreaterThan(800);
      expect(await textIn(page)).toBe(await textIn(other));
    }
  });
}
