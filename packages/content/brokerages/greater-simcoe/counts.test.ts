import { expect, test } from "vitest";
import { citedFigures, figureNames } from "../../src/citedFigures.ts";
import { publishedWhole } from "../../testing/publishedWhole.ts";
import { stringsIn } from "../../testing/stringsIn.ts";
import { content as source } from "./index.ts";

const content = publishedWhole(source);

test("Each collection has the number of entries the site shows", () => {
  expect({
    members: content.team.length,
    services: content.services.length,
    benefits: content.services.map((service) => service.benefits.cards.length),
    checklists: content.services.map((service) => service.checklist.items.length),
    faqs: content.faqCategories.map((category) => category.faqs.length),
    posts: content.posts.length,
    calculators: [content.calculatorCards.length, content.furtherCalculators.length],
    links: content.usefulLinks.length,
    episodes: content.videos.length,
    reviews: content.reviews.length,
    steps: content.processSteps.length,
    tiles: content.contactSection.tiles.length,
    keyBenefits: content.homePage.keyBenefits?.items.length,
    differences: content.homePage.about?.items.length,
    careers: [content.careersPage.statistics.length, content.careersPage.benefits.items.length],
    pages: content.sitePages.length,
  }).toEqual({
    members: 6,
    services: 6,
    benefits: [3, 3, 3, 3, 3, 3],
    checklists: [6, 6, 6, 6, 6, 6],
    faqs: [6, 6, 6, 6, 6, 6],
    posts: 8,
    calculators: [6, 1],
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
  for (const { name, slug } of content.team) {
    expect(slug).toBe(name.toLowerCase().replaceAll(" ", "-"));
  }
});

test("The team has one leader, two at level 2, two at level 1 and an executive assistant", () => {
  const labels = content.team.map(({ title, level }) => [title, level].filter(Boolean).join(", "));
  expect(labels.toSorted()).toEqual([
    "Executive Assistant, Mortgage Agent Level 1",
    "Mortgage Agent Level 1",
    "Mortgage Agent Level 1",
    "Mortgage Agent Level 2",
    "Mortgage Agent Level 2",
    "Team Leader, Mortgage Agent Level 2",
  ]);
  expect(content.teamLeader.profile.badge).toContain(content.teamLeader.licenceNumber);
  expect(content.team.map((member) => member.profile.appliesThrough === "portal")).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("Every known figure is cited somewhere", () => {
  const cited = new Set(stringsIn(source).flatMap(citedFigures));
  expect([...cited].toSorted()).toEqual(figureNames.toSorted());
});
