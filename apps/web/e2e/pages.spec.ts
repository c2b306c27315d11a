import type { Page } from "@playwright/test";
import { expectedSite } from "./expectedSite.ts";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

const { brokerage, podcast, rates, services } = expectedSite;
const team = expectedSite.team.members;

const portal = /^https:\/\/apply\./;
const applyLinks = (page: Page) => page.getByRole("main").getByRole("link", { name: "Apply Now" });

for (const [index, { slug, name, profile }] of team.entries()) {
  test(`${name}: the hero links to the portal, and the section below to ${profile.appliesThrough}`, async ({
    page,
  }) => {
    await page.goto(`/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(applyLinks(page)).toHaveCount(2);
    await expect(applyLinks(page).first()).toHaveAttribute("href", portal);
    const lower = index === 0 ? portal : "/application";
    await expect(applyLinks(page).last()).toHaveAttribute("href", lower);
    await expect(page.getByRole("link", { name: "View Rates" })).toHaveAttribute(
      "href",
      "/resources",
    );
    await expect(page.getByRole("link", { name: "View All Rates" })).toHaveAttribute(
      "href",
      "/resources",
    );
    await expect(page.getByRole("link", { name: "Ask Me Anything" })).toHaveAttribute(
      "href",
      `mailto:${profile.email}`,
    );
  });
}

for (const { slug, hero, loan } of services?.list ?? []) {
  test(`The service page ${slug} opens the portal in a new tab, and shows a rate for its loan`, async ({
    page,
  }) => {
    await page.goto(`/${slug}`);
    const main = page.getByRole("main");
    const primary = main.getByRole("link", { name: hero.primaryButton }).first();
    await expect(primary).toHaveAttribute("href", portal);
    await expect(primary).toHaveAttribute("target", "_blank");
    await expect(main.locator('a[href^="/resources/"]')).toHaveCount(1);
    // The renewal check stands above the header of every page.
    await expect(page.getByRole("link", { name: "Renewal", exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
      "href",
      "/contact",
    );
    const conditions = { refinance: /refinance, owner/, rental: /rented out/ };
    await expect(main.locator("[data-rate=conditions]")).toContainText(
      loan ? conditions[loan] : /^Insured purchase/,
    );
  });
}

test("The team page links to its contact section and to each member", async ({ page }) => {
  await openHydrated(page, "/our-team");
  await page.getByRole("link", { name: "Get Started Now" }).click();
  await expect(page.getByRole("link", { name: "Let's Start" })).toBeInViewport();
  for (const { firstName, slug } of team) {
    const meet = page.getByRole("link", { name: `Meet ${firstName}` });
    await expect(meet).toHaveAttribute("href", `/${slug}`);
  }
});

test("The resources link to six calculators, ten articles and ten episodes", async ({ page }) => {
  await openHydrated(page, "/resources");
  await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(10);
  await expect(page.getByRole("link", { name: /^Watch/ })).toHaveCount(10);
  await expect(page.getByRole("link", { name: /^Start Calculator/ })).toHaveCount(6);
  await page.getByRole("link", { name: /^Start Calculator.*Closing Fees/ }).click();
  await expect(page).toHaveURL(/\/resources\/closing-fees-calculator$/);
});

test("The resources and the renewal page link to the renewal check", async ({ page }) => {
  await openHydrated(page, "/resources");
  const cards = page.getByRole("listitem").filter({ hasText: "Renewal Check" });
  await cards.getByRole("link", { name: /^Start The Check.*Renewal Check/ }).click();
  await expect(page).toHaveURL(/\/resources\/renewal-calculator$/);
  await openHydrated(page, "/mortgage-renewal");
  await page.getByRole("link", { name: "Check My Renewal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Renewal Check" })).toBeVisible();
});

test("The podcast page lists ten episodes and links to inquiries", async ({ page }) => {
  await openHydrated(page, `/${podcast?.slug}`);
  const episodes = page.getByRole("link", { name: /^Watch / });
  await expect(page.getByRole("article")).toHaveCount(10);
  await expect(episodes.first()).toHaveAttribute("target", "_blank");
  await expect(page.getByRole("link", { name: "Guest Inquiries" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("The renewal page opens its list of papers, whose mail says what is ticked", async ({
  page,
}) => {
  await openHydrated(page, "/mortgage-renewal");
  await page.getByRole("link", { name: "What To Bring" }).first().click();
  const list = page.locator("details#renewal");
  await expect(list).toHaveAttribute("open");
  await expect(page.locator("details:not(#renewal)[open]")).toHaveCount(0);
  await list.getByRole("checkbox", { name: "Home insurance certificate" }).check();
  const mail = list.getByRole("link", { name: "Put it in an e-mail" });
  const body = async () =>
    new URL((await mail.getAttribute("href")) ?? "").searchParams.get("body") ?? "";
  await expect.poll(body).toMatch(/Ready:.*- Home insurance certificate.*Still missing:/s);
});

test("The careers page links from its hero to the contact person", async ({ page }) => {
  await openHydrated(page, "/careers");
  await page.getByRole("link", { name: "Join Our Team" }).click();
  const contact = page.getByRole("link", { name: /^Contact .+ Today$/ });
  await expect(contact).toBeInViewport();
  await expect(contact).toHaveAttribute("href", /^mailto:/);
});

test("A telephone link works, with a console warning if no ad tag counts it", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await openHydrated(page, "/our-team");
  await page.getByRole("main").getByRole("link", { name: brokerage.phone }).click();
  await expect
    .poll(() => messages)
    .toContain("Google Ads gtag not available, navigating without tracking");
});

test("View Rates leads to the sample rates, which show their date and that they are a sample", async ({
  page,
}) => {
  await openHydrated(page, `/${team[0].slug}`);
  await page.getByRole("link", { name: "View Rates" }).click();
  await page.getByRole("main").getByRole("link", { name: "Sample Rates" }).click();
  const table = page.getByRole("table", { name: /^Sample, \w+ \d+, \d{4}$/ });
  await expect(table).toBeInViewport();
  await expect(table.getByRole("row")).toHaveText([
    /Term.*APR/,
    ...rates.map(({ term, rate }) => new RegExp(`${term}.*${rate}.*\\d\\.\\d\\d%`)),
  ]);
});

test("The sample rates link to the dated rates", async ({ page }) => {
  await page.goto("/resources");
  await page.getByRole("link", { name: "See our own rates, each with its day" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Our Rates Today" })).toBeVisible();
});
