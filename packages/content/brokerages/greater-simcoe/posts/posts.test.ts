import { expect, test } from "vitest";
import { contentFrom } from "../../../src/contentFrom.ts";
import { typedAmounts } from "../../../testing/typedAmounts.ts";
import { publishedFigures } from "../claims.ts";
import { content } from "../index.ts";
import { workedExamples } from "../workedExamples.ts";

const { blog, rates, team } = contentFrom(content);
const { posts = [], categories = [] } = blog ?? {};

const slugs = [
  "first-time-buyers-orillia",
  "pre-approved-mortgage-simcoe-county",
  "first-time-buyer-guide",
  "mortgage-rates-2025",
  "refinancing-benefits",
  "home-buying-tips",
  "credit-score-improvement",
  "investment-property-financing",
];

const asText = (html: string) => html.replace(/<[^>]+>/g, " ");
const cases = posts.map((post) => [post.slug, post] as const);

test("The posts have the ids 1 to 8 and the site's slugs, in order", () => {
  expect(posts.map((post) => post.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(posts.map((post) => post.slug)).toEqual(slugs);
});

test("Every category has a post, and two categories have related ones", () => {
  const counts = categories.map(
    (category) => posts.filter((post) => post.category === category).length,
  );
  expect(Math.min(...counts)).toBe(1);
  expect(counts.filter((count) => count > 1)).toHaveLength(2);
});

test.each(cases)("%s is 600 to 1,200 words long and dated 2024 or 2025", (_slug, post) => {
  const words = asText(post.content).trim().split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(1200);
  expect(post.date).toMatch(/^202[45]-/);
});

test.each(cases)("%s is written by a member of the team", (_slug, post) => {
  expect(team.members.map((member) => member.name)).toContain(post.author);
});

test.each(cases)("%s names its keyword in the first paragraph and the title", (_slug, post) => {
  const firstParagraph = post.content.slice(0, post.content.indexOf("</p>")).toLowerCase();
  const keyword = post.focusKeyword.toLowerCase();
  expect(firstParagraph).toContain(keyword);
  expect(post.title.toLowerCase()).toContain(keyword);
});

test.each(cases)("%s links to a calculator or a service, and to people", (_slug, post) => {
  expect(post.content).toMatch(/href="\/resources\/[a-z-]+-calculator"/);
  expect(post.content).toMatch(/href="\/(contact|application)"/);
});

// Amounts that a text may contain literally: inputs of examples, sample rates and past rates.
const { purchase, earlyExit } = workedExamples;
const exampleRent = "$3,500";
const policyRatesOf2025 = ["3.25%", "3.00%", "2.75%", "2.50%", "2.25%"];
const ownAmounts = [
  `${purchase.annualRate}%`,
  `${earlyExit.annualRate}%`,
  `${earlyExit.comparisonRate}%`,
  ...rates.flatMap((sample) => [sample.term, sample.rate]),
  ...Object.values(publishedFigures).flat(),
  exampleRent,
  ...policyRatesOf2025,
];

test.each(cases)(
  "%s contains no typed dollar amount or percentage that a rule defines",
  (_slug, post) => {
    const amounts = typedAmounts(asText(post.content));
    expect(ownAmounts).toEqual(expect.arrayContaining(amounts));
    expect(typedAmounts(post.excerpt + post.title)).toEqual([]);
  },
);

test.each(cases)("%s avoids the words that the style guide excludes", (_slug, post) => {
  expect(JSON.stringify(post)).not.toMatch(/unlock|seamless|journey|—/i);
});
