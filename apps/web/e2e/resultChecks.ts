import { untilIdle } from "@mortgage-kit/test-browser/untilIdle";
import { violationsOn } from "@mortgage-kit/test-browser/violationsOn";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expectNoOverflow } from "./overflow.ts";
import {
  amountIn,
  makeLink,
  measured,
  openExports,
  resultOn,
  savedWorkbook,
  typeMore,
  verdictOf,
} from "./resultPage.ts";
import { expect, test } from "./site.ts";

/** Largest height of a result's page, in pixels. */
const wide = { width: 1440, height: 900, maxHeight: 2620 };
const phone = { width: 360, height: 780, maxHeight: 4130 };

/** Waits until a result that was open at another width has its size at this one. */
async function resize(page: Page, { width, height }: typeof wide) {
  await page.setViewportSize({ width, height });
  await untilIdle(page);
}

const withoutFragment = /^[^#]+$/;

/** Heading of what to tell the bank, which a result has that answers a renewal letter. */
const toDo = (page: Page) => page.getByRole("heading", { name: /^(?:What to do|Que faire)$/ });

/** Expects that a closed result has few words, buttons and rows. */
function expectShort({ words, buttons, rows }: Awaited<ReturnType<typeof measured>>) {
  expect.soft(words, "words").toBeLessThanOrEqual(250);
  expect.soft(buttons, "buttons").toBeLessThanOrEqual(9);
  expect.soft(rows, "rows").toBeLessThanOrEqual(5);
}

async function expectSmallAndReadable(page: Page, { width, maxHeight }: typeof wide) {
  await test.step("The verdict's number is the largest text, the counts are small", async () => {
    const shown = await measured(page);
    const { sizes, verdict } = shown;
    const [least, most] = width > 1000 ? [56, 64] : [44, 48];
    expect.soft(sizes.number).toBeGreaterThanOrEqual(least);
    expect.soft(sizes.number).toBeLessThanOrEqual(most);
    expect.soft(sizes.next).toBeLessThan(sizes.number);
    for (const size of sizes.counts) expect.soft(size).toBeLessThanOrEqual(24);
    expect.soft(verdict.split(/\s+/).length, verdict).toBeLessThanOrEqual(14);
    expect.soft(verdict).not.toMatch(/[-−]\$/);
    expectShort(shown);
  });
  await test.step("It links to the documents that a lender asks for", async () => {
    const papers = page.getByRole("main").getByRole("link", { name: "What To Bring" });
    await expect.soft(papers).toHaveAttribute("href", "/what-to-bring");
  });
  await test.step("It is not too high, and passes axe", async () => {
    await expect(page.getByRole("heading", { name: "Send or save" })).toBeVisible();
    const size = await page.evaluate((isPhone) => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      // A phone shows the columns of the footer below each other, below a result as on every page.
      const columns = isPhone && document.querySelector("footer nav")?.parentElement;
      return {
        width: scrollWidth,
        height: scrollHeight - (columns ? columns.getBoundingClientRect().height : 0),
      };
    }, width < 1000);
    expect.soft(size.height, "height").toBeLessThanOrEqual(maxHeight);
    expect.soft(size.width, "width").toBeLessThanOrEqual(width);
    expect.soft(await violationsOn(page, { enhancedContrast: true })).toEqual([]);
  });
  await test.step("The first screen has the verdict; a wide one what to do, or the counts and the first deciding fact", async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const result = resultOn(page);
    await expect.soft(result.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    if (width < 1000) return;
    if ((await toDo(page).count()) > 0) return expect.soft(toDo(page)).toBeInViewport();
    const decides = result.getByRole("region", { name: "What decides it" });
    const control = decides.getByRole("radiogroup").or(decides.getByRole("spinbutton"));
    const first = control.or(decides.getByRole("combobox")).first();
    await expect.soft(first).toBeInViewport();
    await expect.soft(result.getByText("Why they differ")).toBeInViewport({ ratio: 1 });
  });
}

async function expectRoomForLargeText(page: Page) {
  await page.setViewportSize({ width: 320, height: phone.height });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectNoOverflow(page, "sideways");
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

interface Media {
  readonly colorScheme?: "dark";
  readonly forcedColors?: "active";
}

async function expectReadableColours(page: Page, media: Media) {
  await page.emulateMedia({ reducedMotion: "reduce", ...media });
  // axe does not see the colours that the system forces.
  const found = (await violationsOn(page)).filter(
    (violation) => !(media.forcedColors && violation.startsWith("color-contrast")),
  );
  expect.soft(found).toEqual([]);
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
}

async function expectStillWhileTyping(page: Page) {
  const entered = page.getByRole("region", { name: "What you entered" });
  const { shift, moved } = await typeMore(page, entered.getByRole("spinbutton").first());
  expect.soft(shift, "layout shift").toBeLessThanOrEqual(0.02);
  expect.soft(moved, "pixels").toBeLessThanOrEqual(2);
  const spoken = page.getByRole("status").filter({ hasText: /\S/ });
  const allSaid = async () => (await spoken.allTextContents()).join(" ");
  // The verdict of a number that was half typed may be the one that is read first.
  const isVerdictSaid = async () =>
    (await allSaid()).includes((await verdictOf(page).textContent())?.trim() ?? "");
  await expect.poll(isVerdictSaid).toBe(true);
  const said = await allSaid();
  expect.soft(said.split(/\s+/).length, said).toBeLessThanOrEqual(20);
}

/** Returns the first value, the changes and the last value of the table of differences, in cents. */
async function differencesIn(result: Locator) {
  const cells = result.getByRole("table").getByRole("cell");
  const texts = await cells.evaluateAll((all) => all.map((cell) => cell.textContent ?? ""));
  const [from = 0, ...rest] = texts.map((text) =>
    amountIn(/[+-]?\$[\d,.]+$/.exec(text)?.[0] ?? ""),
  );
  return { from, changes: rest.slice(0, -1), to: rest.at(-1) ?? Number.NaN };
}

async function expectExplanations(page: Page) {
  const section = (name: string) => page.getByRole("region", { name });
  const result = resultOn(page);
  await expect(result.getByRole("heading", { level: 2 })).toHaveText(/\w/);
  await expect(result.getByRole("figure")).toHaveAccessibleDescription(/\$/);

  const why = result.getByRole("button", { name: "Why they differ" });
  await expect(why).toHaveAttribute("aria-expanded", "false");
  await why.click();
  // Large figures are rounded to whole dollars, so each may be off by 50 cents.
  const isSum = async () => {
    const { from, changes, to } = await differencesIn(result);
    const sum = changes.reduce((total, change) => total + change, from);
    return Math.abs(sum - to) <= 50 * (changes.length + 2);
  };
  await expect.poll(isSum).toBe(true);

  const explained = section("How it is worked out");
  await page.getByRole("button", { name: "Open How it is worked out" }).click();
  await expect.poll(() => explained.getByRole("listitem").count()).toBeGreaterThan(2);
  await expect(explained.getByRole("heading", { name: "The rules behind it" })).toBeVisible();
  await explained.getByText("Show as a table").click();
  await expect.poll(() => explained.getByRole("table").getByRole("row").count()).toBeGreaterThan(1);

  const opener = page.getByRole("button", { name: "Open Tell us more" });
  if ((await opener.count()) === 0) return;
  const asked = section("Tell us more");
  const text = (await asked.getByText(/more questions?/).textContent()) ?? "";
  const count = Number.parseInt(text, 10);
  await opener.click();
  const controls = asked.locator("[role=radiogroup], select, input[type=number]");
  await expect(controls).toHaveCount(Number.isNaN(count) ? 1 : count);
}

async function expectValidSpreadsheet(page: Page) {
  const { name, sheets, namedRanges } = await savedWorkbook(page);
  expect(name).toMatch(/^[a-z-]+-greater-simcoe-mortgages\.xlsx$/);
  expect(namedRanges?.length).toBeGreaterThan(2);
  expect(sheets.at(0)?.rows.length).toBeGreaterThan(10);
}

/** Makes a private link, opens it in another tab and expects the same result. Returns link and tab. */
async function openPrivateLink(page: Page, context: BrowserContext) {
  const verdict = await verdictOf(page).textContent();
  const link = await makeLink(page);
  expect(new URL(link).hash).toMatch(/^#v3=[\w-]+$/);
  expect(page.url()).not.toContain("#");

  const other = await context.newPage();
  const asked: string[] = [];
  other.on("request", (request) => asked.push(request.url()));
  await other.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, {
      calls,
      gtag: (...args: unknown[]) => calls.push(JSON.stringify(args) + location.href),
    });
  });
  await other.goto(link);
  await expect(other.getByText("Opened from a private link")).toBeVisible();
  await expect(other.getByRole("button", { name: "Calculate Again" })).toBeVisible();
  await expect(verdictOf(other)).toHaveText(verdict ?? "");
  await expect(other).toHaveURL(withoutFragment);
  const payload = new URL(link).hash.slice(4);
  expect(asked.filter((url) => url.includes(payload))).toEqual([]);
  const calls = await other.evaluate(() => (window as unknown as { calls: string[] }).calls);
  expect(calls.filter((call) => call.includes(payload))).toEqual([]);
  return { link, other };
}

/** Expects that the closed result of a private link is as short in French. */
async function expectShortInFrench(page: Page, link: string) {
  await page.setViewportSize(phone);
  await page.goto(link.replace("/resources/", "/fr/resources/"));
  await expect(page.getByText("Calcul ouvert à partir d’un lien privé")).toBeVisible();
  const last = page.getByRole("heading", { name: "Envoyer ou garder" });
  await expect(last).toBeVisible();
  // A reload keeps the result, once its numbers are kept, and removes the words about the link.
  await page.waitForFunction(() => history.state?.calculatorNumbers);
  await page.reload();
  await expect(last).toBeVisible();
  await expect.poll(async () => (await measured(page)).rows).toBeGreaterThan(2);
  const shown = await measured(page);
  expectShort(shown);
  const { verdict } = shown;
  expect.soft(verdict.match(/\S*\p{L}\S*/gu)?.length, verdict).toBeLessThanOrEqual(14);
}

/** Expects what every result must show and keep to, at two widths, while a number is typed, and when opened. */
export async function expectGoodResult(page: Page, media: readonly Media[]) {
  const { step } = test;
  await step("Wide", () => expectSmallAndReadable(page, wide));
  await resize(page, phone);
  await step("Phone", () => expectSmallAndReadable(page, phone));
  await step("With text of twice the size, 320 px are enough", () => expectRoomForLargeText(page));
  await resize(page, phone);
  for (const each of media) {
    await step(`It passes axe with ${JSON.stringify(each)}`, () =>
      expectReadableColours(page, each),
    );
  }
  await step("While a number is typed nothing moves, and the verdict alone is spoken", () =>
    expectStillWhileTyping(page),
  );
  await resize(page, wide);
  await step("It shows its chart, explanation and the lender's figure", () =>
    expectExplanations(page),
  );
}

/** Expects that a result can be saved as a spreadsheet and by a private link, in both languages. */
export async function expectSaved(page: Page, context: BrowserContext) {
  const { step } = test;
  await openExports(page);
  await step("It is saved as a valid spreadsheet", () => expectValidSpreadsheet(page));
  const { link, other } = await step(
    "A private link restores it and is removed from the address bar",
    () => openPrivateLink(page, context),
  );
  await step("In French too, the closed result is short", () => expectShortInFrench(other, link));
}
