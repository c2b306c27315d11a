import { expect, test } from "vitest";
import { loadSite } from "../../src/loadSite.ts";
import { profileCards } from "../../src/team/profileCards.ts";
import { wholeSite } from "../../testing/wholeSite.ts";
import fixedTexts from "./fixedTexts.json" with { type: "json" };

const site = wholeSite(await loadSite(import.meta.dirname, "en"));

/** Returns the value at a path, `null` where there is none; `*` stands for each entry of a list. */
function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value ?? null;
  return key === "*"
    ? (value as readonly unknown[]).map((entry) => valueAt(entry, rest))
    : valueAt(Object(value)[key], rest);
}

test.each(Object.entries(fixedTexts))("%s: fixed texts, by their paths", (_, fixed) => {
  const found = Object.keys(fixed).map((path) => [path, valueAt(site, path.split("."))]);
  expect(Object.fromEntries(found)).toEqual(fixed);
});

test("The footer has its fixed texts", () => {
  expect(site.footer.columns.slice(2).map(({ links }) => links.map(({ to }) => to))).toEqual([
    site.team.members.map((member) => `/${member.slug}`),
  ]);
  expect(site.footer.licence).toMatch(/^Licensed in Ontario, .*\d/);
  expect(site.footer.copyright).toMatch(/^© 2024 /);
});

test("What the team and its rates offer has fixed texts", () => {
  const [leader] = site.team.members;
  expect(profileCards(site, leader).map(({ title, link }) => [title, link])).toEqual([
    ["Ask Me Anything", `mailto:${leader.profile.email}`],
    ["See how much you can afford", "/resources/affordability-calculator"],
    ["Online Mortgage Application", "/application"],
    ["See our best rates", "/resources"],
  ]);
  expect(site.team.profile.rates.footnote).toMatch(
    /^Rates vary provincially and change without notice.*OAC/,
  );
  expect(site.careers.contact.button).toBe(`Contact ${leader.name} Today`);
});

test("Every service page names the lenders and the three insurers", () => {
  for (const service of site.services.list) {
    const text = JSON.stringify(service);
    // The metadata is not on the page.
    expect(service.hero.subtitle + JSON.stringify(service.benefits)).toContain("60+ lenders");
    for (const name of ["60+ lenders", "CMHC", "Sagen", "Canada Guaranty"])
      expect(text).toContain(name);
  }
  const renewal = site.services.list.find((service) => service.slug === "mortgage-renewal");
  expect(renewal?.hero.subtitle).toContain("4-6 months before your renewal date");
});
