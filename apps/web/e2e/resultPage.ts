import { layoutShift } from "@mortgage-kit/test-browser/layoutShift";
import { untilIdle } from "@mortgage-kit/test-browser/untilIdle";
import { expect, type Locator, type Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { complete, field, type Journey, openCalculator } from "./calculatorJourneys.ts";
import { downloaded } from "./downloaded.ts";

/** Returns the number field of this label, not its slider. */
export const spinbutton = (page: Page, name: string) =>
  page.getByRole("spinbutton", { name, exact: true });

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Chooses an answer to a question of a result. */
export const choose = (result: Pick<Page, "getByRole">, question: RegExp, answer: string) =>
  result
    .getByRole("radiogroup", { name: question })
    .getByRole("radio", { name: answer, exact: true })
    .check();

/**
 * Opens the row with the ways to send or save a result, and the ways by file in it. Waits for the
 * writer of files, which opening the row loads.
 */
export async function openExports(page: Page) {
  const writer = page.waitForResponse(/writers-[\w-]+\.js$/);
  await press(page, "Open Send or save");
  await page.getByText("Spreadsheet, private link, calendar").click();
  await (await writer).finished();
}

/** Answers a calculator's questions and waits until its result is whole. */
export async function openResult(page: Page, journey: Journey) {
  await openCalculator(page, journey.path);
  await complete(page, journey);
  await untilResultIsWhole(page);
}

/**
 * Waits until the result stops growing. Its sections are rendered one by one while the browser is
 * idle, and one rendered during a click would move the button away.
 */
export async function untilResultIsWhole(page: Page) {
  await expect(page.getByRole("heading", { name: "Send or save" })).toBeVisible();
  await untilIdle(page);
}

/** Measures the closed result in either language: sizes of letters, words, buttons and rows. */
export const measured = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const specified = ["By the simple formula", "Selon la formule simple"];
    const card = main.querySelector("section:has(progress)");
    const heading = card?.querySelector("h2");
    const size = (each: Element) => Number.parseFloat(getComputedStyle(each).fontSize);
    const texts = [...main.querySelectorAll("*")].filter(
      (each) => each.childElementCount === 0 && each.textContent?.trim() && each.checkVisibility(),
    );
    const [number = 0, next = 0] = [...new Set(texts.map(size))].toSorted((one, two) => two - one);
    // Text for screen readers alone, options of a closed list and the specified figures do not count.
    const isLeftOut = (each: Element) =>
      !each.checkVisibility() ||
      each.matches("option, style") ||
      (getComputedStyle(each).position === "absolute" && each.clientWidth <= 1) ||
      specified.includes(each.querySelector(":scope > h3")?.textContent ?? "");
    const words = (part: Node): number => {
      // A number on an axis or in a field is not a word.
      if (part instanceof Text) return part.data.match(/\S*\p{L}\S*/gu)?.length ?? 0;
      if (part instanceof Element && isLeftOut(part)) return 0;
      return [...part.childNodes].reduce((sum, child) => sum + words(child), 0);
    };
    const shown = (selector: string) =>
      [...main.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;
    return {
      sizes: {
        number,
        next,
        counts: [...(card?.querySelectorAll("dl dd:nth-of-type(1)") ?? [])].map(size),
      },
      verdict: heading?.textContent?.trim() ?? "",
      words: words(main),
      buttons: shown("button"),
      rows: shown("button[aria-labelledby]"),
    };
  });

/** Returns the region of the result, with the verdict and what decides it. */
export const resultOn = (page: Page) =>
  page.getByRole("region").filter({ hasText: "100% complete" });

/** Returns the heading of the verdict. */
export const verdictOf = (page: Page) => page.getByRole("heading", { level: 2 }).first();

/** Types a tenth more into a field, and measures what moves until the new verdict stands. */
export async function typeMore(page: Page, field: Locator) {
  await field.scrollIntoViewIfNeeded();
  const number = Number(await field.inputValue());
  const before = await layoutShift(page);
  const top = (await field.boundingBox())?.y ?? 0;
  const verdict = (await verdictOf(page).textContent()) ?? "";
  const more = Number((number * 1.1).toFixed(2));
  await field.selectText();
  await page.keyboard.type(String(more), { delay: 80 });
  await expect(verdictOf(page)).not.toHaveText(verdict);
  // An answer follows this long after the last key; a busy machine may have pauses between keys as long.
  await page.waitForTimeout(600);
  await untilIdle(page);
  const shift = (await layoutShift(page)) - before;
  return { shift, moved: Math.abs(((await field.boundingBox())?.y ?? 0) - top) };
}

/** Makes a private link in the open row of files, and returns it. */
export async function makeLink(page: Page) {
  await press(page, "Make a private link");
  return field(page, "Your private link").inputValue();
}

/** Saves the result as a spreadsheet and reads it. */
export async function savedWorkbook(page: Page) {
  const { name, bytes } = await downloaded(page, () => press(page, "Spreadsheet"));
  const { sheets, namedRanges } = await readXlsx(bytes);
  const texts = sheets.flatMap(({ rows }) => rows.flat()).map(String);
  return { name, sheets, namedRanges, texts };
}

/** Returns an amount of dollars in a text, in cents. */
export const amountIn = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, "")) * 100);
