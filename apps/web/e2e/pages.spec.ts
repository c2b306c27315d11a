import type { Page } from "@playwright/test";
import { expectedSite } from "./expectedSite.ts";
import { openHydrated } from "./hydration.ts";
import { expect, test } from "./site.ts";

const { brokerage, podcast, rates, services } = expectedSite;
const team = expectedSite.team.members;

const portal = /^https:\/\/apply\./;
const applyLinks = (page: Page) => page.getByRole("main").getByRole("link", { name: "Apply Now" });

/** Expects the targets of links, by their names. */
async function expectLinks(page: Pick<Page, "getByRole">, links: Readonly<Record<string, string>>) {
  for (const [name, href] of Object.entries(links))
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", href);
}

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
    await expectLinks(page, {
      "View Rates": "/resources",
      "View All Rates": "/resources",
      "Ask Me Anything": `mailto:${profile.email}`,
    });
  });
}

const conditions = { refinance: /refinance, owner/, rental: /rented out/ };

for (const { slug, hero, loan } of services?.list ?? []) {
  test(`${slug} opens the portal in a new tab, and shows a rate for its loan`, async ({ page }) => {
    await page.goto(`/${slug}`);
    const main = page.getByRole("main");
    const primary = main.getByRole("link", { name: hero.primaryButton }).first();
    await expect(primary).toHaveAttribute("href", portal);
    await expect(primary).toHaveAttribute("target", "_blank");
    await expect(main.locator('a[href^="/resources/"]')).toHaveCount(1);
    // The renewal check stands above the header of every page.
    await expect(page.getByRole("link", { name: "Renewal", exact: true })).toBeVisible();
    await expectLinks(main, { "Contact Us": "/contact" });
    const shown = loan ? conditions[loan] : /^Insured purchase/;
    await expect(main.locator("[data-rate=conditions]")).toContainText(shown);
  });
}

/** Links to a section, and what they bring into view, with its target; those of the banner lead home. */
const sections = [
  ["/faqs", "banner", "Services", "heading", "6 Ways We Help You Lock In A Lower Rate"],
  ["/faqs", "banner", "How It Works", "heading", "How It Works"],
  ["/faqs", "banner", "Reviews", "heading", "What Our Clients Say"],
  ["/faqs", "main", "Contact Us", "heading", "Ready to Get Started?"],
  ["/blogs", "main", "Get Expert Advice", "link", "Start Your Application"],
  ["/our-team", "main", "Get Started Now", "link", "Let's Start"],
  ["/careers", "main", "Join Our Team", "link", /^Contact .+ Today$/, /^mailto:/],
] as const;

for (const [path, part, link, role, shown, target] of sections) {
  test(`“${link}” on ${path} scrolls to “${shown}”`, async ({ page }) => {
    await openHydrated(page, path);
    await page.getByRole(part).getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${part === "banner" ? "/" : path}#[a-z-]+$`));
    const found = page.getByRole(role, { name: shown });
    await expect(found).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    if (target) await expect(found).toHaveAttribute("href", target);
  });
}

test("The team page links to each member", async ({ page }) => {
  await page.goto("/our-team");
  const members = team.map(({ firstName, slug }) => [`Meet ${firstName}`, `/${slug}`]);
  await expectLinks(page, Object.fromEntries(members));
});

test("The resources link to six calculators, ten articles and ten episodes", async ({ page }) => {
  await page.goto("/resources");
  await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(10);
  await expect(page.getByRole("link", { name: /^Watch/ })).toHaveCount(10);
  await expect(page.getByRole("link", { name: /^Start Calculator/ })).toHaveCount(6);
});

for (const [path, link, address, title] of [
  [
    "/resources",
    /^Start Calculator.*Closing Fees/,
    "/resources/closing-fees-calculator",
    "Closing Fees",
  ],
  [
    "/resources",
    /^Start The Check.*Renewal Check/,
    "/resources/renewal-calculator",
    "Renewal Check",
  ],
  ["/mortgage-renewal", "Check My Renewal", "/resources/renewal-calculator", "Renewal Check"],
  ["/resources", "See our own rates, each with its day", "/rates", "Our Rates Today"],
] as const) {
  test(`${link} on ${path} leads to ${title}`, async ({ page }) => {
    await openHydrated(page, path);
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });
}

test("The podcast page lists ten episodes and links to inquiries", async ({ page }) => {
  await openHydrated(page, `/${podcast?.slug}`);
  const episodes = page.getByRole("link", { name: /^Watch / });
  await expect(page.getByRole("article")).toHaveCount(10);
  await expect(episodes.first()).toHaveAttribute("target", "_blank");
  await expectLinks(page, { "Guest Inquiries": "/contact" });
});

test("The renewal page opens its list of papers, and mails what is ticked", async ({ page }) => {
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

test("A telephone link works, with a console warning if no ad tag counts it", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await openHydrated(page, "/our-team");
  await page.getByRole("main").getByRole("link", { name: brokerage.phone }).click();
  await expect
    .poll(() => messages)
    .toContain("Google Ads gtag not available, navigating without tracking");
});

test("View Rates leads to the rates, as a sample with its day", async ({ page }) => {
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
