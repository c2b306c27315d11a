import { violationsOn } from "@mortgage-kit/test-browser/violationsOn";
import type { Page } from "@playwright/test";
import { blankBoxes, visibleBoxes } from "./blankParts.ts";
import { builtPages, examplePages, layoutPages } from "./builtPages.ts";
import { consoleProblems } from "./consoleProblems.ts";
import { expectedSite } from "./expectedSite.ts";
import { openHydrated, untilFontsLoaded, untilNetworkIdle } from "./hydration.ts";
import { expectNoOverflow } from "./overflow.ts";
import { expect, test } from "./site.ts";

const { header, navigation } = expectedSite;

const softly = expect.configure({ soft: true });

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

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

/** Checks that the open page has no blank parts. */
async function expectNoBlankParts(page: Page, at: string) {
  // A page must be whole with its animations.
  await page.emulateMedia({ reducedMotion: null });
  // Lines may break elsewhere with the web fonts.
  await untilFontsLoaded(page);
  await expect.poll(async () => (await page.evaluate(visibleBoxes)).length).toBeGreaterThan(1);
  // A part that arrives between the boxes and their picture moves what is below it.
  await softly
    .poll(async () => blankBoxes(page, await page.evaluate(visibleBoxes)), `blank ${at}`)
    .toEqual([]);
}

/** Returns the controls that are too small to be hit, but for links in a sentence. */
function tinyTargets(): string[] {
  const targets = [...document.querySelectorAll("a[href], button, summary, input, select")];
  return targets.flatMap((target) => {
    const { width, height, left } = target.getBoundingClientRect();
    const isMeant = target.checkVisibility({ visibilityProperty: true }) && width > 2 && left >= 0;
    const isSmall =
      isMeant && !target.closest("p, label, article li") && Math.min(width, height) < 24;
    return isSmall ? [`${target.textContent} (${width} x ${height})`] : [];
  });
}

/** Returns the words of the open page that the end of a line divides, but for those too long for a phone. */
function dividedWords(): string[] {
  const mostLetters = 13;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const divided: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const part = text.parentElement;
    if (!part?.checkVisibility({ visibilityProperty: true })) continue;
    if (part.closest("code, option, [aria-hidden=true]")) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length > mostLetters) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      // An initial, which is higher, shares a line with the rest of its word.
      if (first && others.some(({ top }) => top >= first.bottom - 1)) divided.push(word);
    }
  }
  return divided;
}

/** Checks that the open page has room for text: at 360 px in twice its size, and at four times the zoom. */
async function expectRoomForText(page: Page, path: string) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expectReadable(page, `${path} at 360 px with text of twice the size`);
  for (const width of [740, 1120]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoOverflow(page, `${path} at ${width} px with text of twice the size`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize({ width: 320, height: 256 });
  await expectReadable(page, `${path} at 320 px`);
  await softly.poll(() => page.evaluate(tinyTargets), `targets of ${path}`).toEqual([]);
}

/** Expects no sideways scrolling, no divided words, and a header that scrolls away with the page. */
async function expectReadable(page: Page, at: string) {
  // The select of the framed form rounds up to one pixel more than the frame.
  await expectNoOverflow(page, at, page.url().endsWith("/contact-form") ? 1 : 0);
  await softly.poll(() => page.evaluate(dividedWords), `words divided, ${at}`).toEqual([]);
  await softly.poll(() => page.evaluate(scrolledHeaderTop), `header, ${at}`).toBeLessThan(0);
}

/** Returns the top of the header, if the page has one, once the page is scrolled by a screen. */
function scrolledHeaderTop(): number {
  scrollTo({ top: innerHeight, behavior: "instant" });
  const header = document.querySelector("header:not(main *)");
  const top = header ? header.getBoundingClientRect().top : Number.NEGATIVE_INFINITY;
  scrollTo({ top: 0, behavior: "instant" });
  return top;
}

for (const page of examplePages) {
  const { path } = page;
  const sizes = layoutPages.includes(page) ? [wide, phone] : [phone];

  test(`${path} hydrates without complaints, passes axe and does not overflow`, async ({
    page,
  }) => {
    test.slow();
    const complaints = consoleProblems(page);
    for (const size of sizes) {
      const at = `at ${size.width} px`;
      await page.setViewportSize(size);
      if (size === sizes[0]) await openHydrated(page, path);
      await expectNoBlankParts(page, at);
      // axe reads the colours at the animations' end.
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect.soft(await violationsOn(page), `axe ${at}`).toEqual([]);
      await softly.poll(() => page.evaluate(smallTargets), `targets below 44 px ${at}`).toEqual([]);
      await expectNoOverflow(page, `sideways ${at}`);
    }
    // Its later parts and pictures load once they are near, and may complain.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await untilNetworkIdle(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect.soft(complaints, "complaints").toEqual([]);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
    await expectRoomForText(page, path);
  });
}

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Five parts need scripts and are hidden without them: the external blog's posts, the answers related to a
  // search, the Bank of Canada's rates, a calculator's questions and the preview of a calculator.
  const readable = "main :is(h1, h2, h3):not(details *, [data-related] *, [data-bank-rates] *)";
  const title = "main h1";

  test("Every page shows its headings and has room for its text", async ({ page }) => {
    test.slow();
    for (const { path } of builtPages) {
      await page.setViewportSize(phone);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const headings = page
        .locator(path.endsWith("-calculator") ? title : readable)
        .filter({ hasNotText: /^(Latest from Our Blog|Preview)$/ });
      expect(await headings.count(), path).toBeGreaterThan(0);
      const hidden = headings.filter({ visible: false });
      expect(await hidden.allTextContents(), path).toEqual([]);
      await expectRoomForText(page, path);
    }
  });
});

test("Open menus and questions pass axe", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(wide);
  await openHydrated(page, "/");
  for (const question of await page.getByRole("main").locator("summary").all()) {
    await question.click();
  }
  const calculators = navigation.find(({ kind }) => kind === "calculators")?.label ?? "";
  await page.getByRole("banner").locator("summary", { hasText: calculators }).click();
  expect(await violationsOn(page, { within: "header, main details" })).toEqual([]);
  await page.setViewportSize(phone);
  await page.getByRole("banner").locator("summary", { hasText: header.menu }).click();
  expect(await violationsOn(page, { within: "header" })).toEqual([]);
});
