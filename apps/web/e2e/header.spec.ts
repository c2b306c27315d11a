import type { Page } from "@playwright/test";
import { complete, journeyOf, openCalculator } from "./calculatorJourneys.ts";
import { expectedSite } from "./expectedSite.ts";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

const { calculatorPages, home, navigation, resources } = expectedSite;

const banner = (page: Page) => page.getByRole("banner");
const items = navigation.map(({ label }) => label);
const buttons = ["Apply Now", "Get In Touch"];
const links = items.filter((label) => label !== "Calculators" && !buttons.includes(label));
const calculators = (resources?.calculatorCards ?? []).map(({ title }) => title);
/** Calculators that the stacked menu lists in a group of its own. */
const others = calculatorPages
  .map(({ title }) => title)
  .filter((title) => !calculators.includes(title));
const toggle = (page: Page) => banner(page).locator("summary", { hasText: "Menu" });
const dropdown = (page: Page) => banner(page).locator("summary", { hasText: "Calculators" });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Returns the texts of the closed header, without the logo. */
async function shown(page: Page) {
  const words = banner(page).locator("a:visible, summary:visible");
  const texts = await words.evaluateAll((all) =>
    // biome-ignore lint/performance/useDomNodeTextContent: excludes visually hidden hints.
    all.map((one) => (one as HTMLElement).innerText.split("\n")[0]?.trim() ?? ""),
  );
  return texts.filter(Boolean).sort();
}

test("The menu shows its items, or two buttons, or a toggle, by width", async ({ page }) => {
  await openHydrated(page, "/faqs");
  await expect.poll(() => shown(page)).toEqual([...items].sort());
  // The two buttons stand in the order of the menu.
  const inBar = banner(page).getByRole("link", { name: /^(?:Apply Now|Get In Touch)/ });
  await expect(inBar.filter({ visible: true })).toContainText(buttons);
  for (const [width, beside] of [
    [900, buttons],
    [360, []],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => shown(page)).toEqual([...beside, "Menu"].sort());
    await toggle(page).click();
    await expect
      .poll(() => shown(page))
      .toEqual([...links, ...buttons, ...calculators, ...others, "Menu"].sort());
    await expect(banner(page).getByText("Calculators").filter({ visible: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(banner(page).getByRole("link", { name: "Blog" })).toBeHidden();
  }
});

test("The wide menu fits on one line at every width that shows it", async ({ page }) => {
  await openHydrated(page, "/refinance");
  const inBar = banner(page).getByRole("navigation").getByRole("link");
  const tops = () =>
    inBar.evaluateAll(
      (all, links) =>
        all
          .filter((one) => links.includes(one.textContent?.trim() ?? ""))
          .map((one) => one.getBoundingClientRect().top),
      links,
    );
  for (const width of [1200, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => [(await tops()).length, new Set(await tops()).size], `at ${width} px`)
      .toEqual([links.length, 1]);
  }
});

test("The menu closes on a click outside, on Escape and on a selection", async ({ page }) => {
  await openHydrated(page, "/careers");
  const choice = banner(page).getByRole("link", { name: "Mortgage Payment" });
  await dropdown(page).click();
  await expect(
    banner(page).getByRole("link", { name: /\?$|Payment|Buy|Consolidation|Fees/ }),
  ).toHaveCount(6);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(choice).toBeHidden();

  await dropdown(page).click();
  await expect(choice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();

  await dropdown(page).click();
  await choice.click();
  await expect(page).toHaveURL(/\/resources\/payment-calculator$/);
  await expect(choice).toBeHidden();
});

test("The header is sticky, and the logo links to the top of the home page", async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  await expect.poll(async () => (await banner(page).boundingBox())?.y).toBe(0);
  await banner(page).getByRole("link", { name: "Home page" }).click();
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.getByRole("contentinfo").getByRole("link", { name: "FAQs" }).click();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("You Have Questions");
  await banner(page).getByRole("link", { name: "Home page" }).click();
  await expect(page).toHaveTitle(home.page.metadata.title);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("A logo that fails to load is replaced, with a console warning", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.route("**/logo.svg", (route) => route.abort());
  await openHydrated(page, "/");
  const logo = banner(page).getByRole("img", { name: "Home page" });
  await expect(logo).toHaveAttribute("src", /^(?!.*logo\.svg)/);
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const ofLogo = () => messages.filter((text) => text.startsWith("The picture /logo.svg"));
  await expect.poll(ofLogo).toHaveLength(1);
});

test("Choosing the calculator that is open starts it again at its first step", async ({ page }) => {
  const journey = journeyOf("payment");
  await openCalculator(page, journey.path);
  await complete(page, journey);
  await dropdown(page).click();
  await banner(page).getByRole("link", { name: "Mortgage Payment" }).click();
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await expect(page.getByLabel("Mortgage amount", { exact: true })).toHaveValue("");
});
