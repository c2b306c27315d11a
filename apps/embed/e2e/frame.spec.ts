import type { Locator } from "@playwright/test";
import { embedOrigin, expect, test } from "./hostSite.ts";

const height = `<script type="module" src="${embedOrigin}/embed/frame-height.js"></script>`;
const frame = (calculator: string, query = "") =>
  `<iframe title="${calculator}" src="${embedOrigin}/embed/frame/${calculator}?${query}" style="height:150px;width:100%"></iframe>`;

/** Measures both boxes anew at each call: a calculator grows while its parts arrive. */
async function heightBeyondContent(one: Locator): Promise<number> {
  const content = await one.contentFrame().locator("mortgage-calculator").boundingBox();
  return ((await one.boundingBox())?.height ?? 0) - (content?.height ?? 0);
}

test("each of several frames takes the height of its content", async ({ page, site }) => {
  await site.open({ body: frame("payment", "lang=fr") + frame("closing-fees") + height });
  const french = page.frameLocator("iframe").first();
  await expect(french.getByRole("heading", { level: 2 }).first()).toHaveText(/emprunter/);
  for (const one of await page.locator("iframe").all()) {
    // A calculator is fetched only near the viewport.
    await one.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await one.boundingBox())?.height ?? 0).toBeGreaterThan(400);
    await expect.poll(() => heightBeyondContent(one)).toBeCloseTo(0, -1);
  }
});

test("a frame's borders and padding are added, whatever the page sets", async ({ page, site }) => {
  const styles = "iframe { padding: 12px; border: 3px solid; height: 200px !important }";
  await site.open({
    head: `<style>* { box-sizing: border-box } ${styles}</style>`,
    body: frame("payment") + height,
  });
  const one = page.locator("iframe");
  await expect(one.contentFrame().getByRole("button", { name: "Next" })).toBeVisible();
  // The content's height is rounded up to whole pixels.
  await expect.poll(async () => Math.floor(await heightBeyondContent(one))).toBe(30);
});

test("a frame that allows no forms goes on, by button and by Enter", async ({ page, site }) => {
  const sandboxed = frame("payment").replace("<iframe", '<iframe sandbox="allow-scripts"');
  await site.open({ body: sandboxed });
  const inside = page.frameLocator("iframe");
  await inside.getByLabel("Mortgage amount", { exact: true }).fill("300000");
  await inside.getByRole("button", { name: "Next" }).click();
  await inside.getByLabel("Interest rate", { exact: true }).fill("5.5");
  await inside.getByLabel("Length of the mortgage", { exact: true }).fill("25");
  await inside.getByLabel("Length of the mortgage", { exact: true }).press("Enter");
  await expect(inside.getByText("$1,842.26").first()).toBeVisible();
});

test("the frame's URL sets its theme and place", async ({ page, site }) => {
  const theme = "action=%23004000&action-hover=%23003000";
  await site.open({ body: frame("payment", `${theme}&province=NS&municipality=halifax`) });
  const inside = page.frameLocator("iframe");
  const calculator = inside.locator("mortgage-calculator");
  await expect(calculator).toHaveAttribute("province", "NS");
  await expect(calculator).toHaveAttribute("municipality", "halifax");
  await inside.getByLabel("Mortgage amount", { exact: true }).fill("300000");
  const button = inside.getByRole("button", { name: "Next" });
  await expect(button).toHaveCSS("background-color", "rgb(0, 64, 0)");
});

test("messages from other senders change no height", async ({ page, site }) => {
  await site.open({ body: frame("payment") + height });
  const one = page.locator("iframe");
  await expect.poll(async () => (await one.boundingBox())?.height ?? 0).toBeGreaterThan(400);
  await page.evaluate(() => window.postMessage({ mortgageCalculatorHeight: 5000 }, "*"));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect.poll(() => heightBeyondContent(one)).toBeCloseTo(0, -1);
});
