import { expect, test } from "vitest";
import { loadSite } from "../../src/loadSite.ts";
import { wholeSite } from "../../testing/wholeSite.ts";

const site = wholeSite(await loadSite(import.meta.dirname, "en"));

test("Each collection has the number of entries the site shows", () => {
  expect({
    members: site.team.members.length,
    services: site.services.list.length,
    benefits: site.services.list.map((service) => service.benefits.cards.length),
    checklists: site.services.list.map((service) => service.checklist.items.length),
    faqs: site.faqs.categories.map((category) => category.faqs.length),
    posts: site.blog.posts.length,
    calculators: site.resources.calculatorCards.length,
    links: site.resources.usefulLinks.length,
    episodes: site.podcast.videos.length,
    reviews: site.home.reviews.length,
    steps: site.home.processSteps.length,
    tiles: site.contact.section.tiles.length,
    keyBenefits: site.home.page.keyBenefits?.items.length,
    differences: site.home.page.about?.items.length,
    careers: [site.careers.statistics.length, site.careers.benefits.items.length],
    // Further calculators come and go; a test of the site compares them with those that there are.
    pages: site.pages.length - site.resources.furtherCalculators.length,
  }).toEqual({
    members: 6,
    services: 6,
    benefits: [3, 3, 3, 3, 3, 3],
    checklists: [6, 6, 6, 6, 6, 6],
    faqs: [6, 6, 6, 6, 6, 6],
    posts: 8,
    calculators: 6,
    links: 10,
    episodes: 10,
    reviews: 6,
    steps: 3,
    tiles: 4,
    keyBenefits: 4,
    differences: 3,
    careers: [4, 4],
    pages: 42,
  });
});

test("Every profile's path is its member's name in lower case with hyphens", () => {
  for (const { name, slug } of site.team.members) {
    expect(slug).toBe(name.toLowerCase().replaceAll(" ", "-"));
  }
});

test("The team has one leader, two at level 2, two at level 1 and an executive assistant", () => {
  const labels = site.team.members.map(({ title, level }) =>
    [title, level].filter(Boolean).join(", "),
  );
  expect(labels.toSorted()).toEqual([
    "Executive Assistant, Mortgage Agent Level 1",
    "Mortgage Agent Level 1",
    "Mortgage Agent Level 1",
    "Mortgage Agent Level 2",
    "Mortgage Agent Level 2",
    "Team Leader, Mortgage Agent Level 2",
  ]);
  expect(site.team.members[0].profile.badge).toContain(site.team.members[0].licenceNumber);
  expect(site.team.members.map((member) => member.profile.appliesThrough === "portal")).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
