import { expect, test } from "vitest";
import { publishedFigures } from "../brokerage/claims.ts";
import { citedFigures, figureNames } from "../figures.ts";
import { rates } from "../rates.ts";
import { team } from "../team/team.ts";
import { typedAmounts } from "../typedAmounts.ts";
import { dollars, workedExamples } from "../workedExamples.ts";
import { postCategories } from "./postSchema.ts";
import { posts } from "./posts.ts";

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

test("The posts carry the ids 1 to 8 and the slugs of the site, in order", () => {
  expect(posts.map((post) => post.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(posts.map((post) => post.slug)).toEqual(slugs);
});

test("Every category has a post, and two categories have related ones", () => {
  const counts = postCategories.map(
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
  expect(team.map((member) => member.name)).toContain(post.author);
});

test.each(cases)("%s names its keyword in the first paragraph and the title", (_slug, post) => {
  const firstParagraph = post.content.slice(0, post.content.indexOf("</p>")).toLowerCase();
  const keyword = post.focusKeyword.toLowerCase();
  expect(firstParagraph).toContain(keyword);
  expect(post.title.toLowerCase()).toContain(keyword);
});

const attributes: Record<string, RegExp> = {
  a: /^ href="\/[a-z0-9/-]*"$/,
  th: /^ scope="(col|row)"$/,
};
const plainTags = new Set("h2 h3 p ul ol li strong em table caption thead tbody tr td".split(" "));

/** The reasons why a piece of HTML would not pass as a well-formed article body. */
function markupFaults(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [whole, slash, name = "", rest = ""] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/gi)) {
    if (slash) {
      if (open.pop() !== name) faults.push(`${whole} closes another element`);
      continue;
    }
    open.push(name);
    const allowed = attributes[name]?.test(rest) ?? (plainTags.has(name) && rest === "");
    if (!allowed) faults.push(`${whole} is not allowed`);
  }
  if (/&(?!amp;|lt;|gt;|quot;)/.test(html)) faults.push("a bare ampersand");
  return [...faults, ...open.map((name) => `${name} is never closed`)];
}

test("The markup check finds what it is there to find", () => {
  expect(markupFaults("<p>a<strong>b</p></strong>")).toHaveLength(2);
  expect(markupFaults('<p>a <a href="https://b.example">b</a></p>')).toHaveLength(1);
  expect(markupFaults("<p>a")).toEqual(["p is never closed"]);
  expect(markupFaults("<script>a</script><th>b</th> R&D")).toHaveLength(3);
});

test.each(cases)("%s is well-formed and uses only the article's elements", (_slug, post) => {
  expect(markupFaults(post.content)).toEqual([]);
  for (const [table] of post.content.matchAll(/<table>[\s\S]*?<\/table>/g)) {
    expect(table).toMatch(/^<table>\n<caption>[^<]+<\/caption>\n<thead><tr><th scope="col">/);
  }
});

test.each(cases)("%s starts its outline at level two", (_slug, post) => {
  const levels = [...post.content.matchAll(/<h([23])>/g)].map((match) => match[1]);
  expect(levels[0]).toBe("2");
});

test.each(cases)("%s links to a calculator or a service, and to people", (_slug, post) => {
  expect(post.content).toMatch(/href="\/resources\/[a-z-]+-calculator"/);
  expect(post.content).toMatch(/href="\/(contact|application)"/);
});

test.each(cases)("%s cites only known figures, and only in its body", (_slug, post) => {
  const { content, ...rest } = post;
  expect(figureNames).toEqual(expect.arrayContaining(citedFigures(content)));
  expect(citedFigures(JSON.stringify(rest))).toEqual([]);
});

/** Amounts a text may print itself: the inputs of examples, and rates of the past. */
const { purchase, earlyExit } = workedExamples;
const exampleRent = "$3,500";
const policyRatesOf2025 = ["3.25%", "3.00%", "2.75%", "2.50%", "2.25%"];
const ownAmounts = [
  dollars(purchase.price),
  dollars(purchase.monthlyPropertyTax),
  dollars(purchase.monthlyHeating),
  dollars(earlyExit.balance),
  `${purchase.annualRate}%`,
  `${earlyExit.annualRate}%`,
  `${earlyExit.comparisonRate}%`,
  ...rates.flatMap((sample) => [sample.term, sample.rate]),
  ...Object.values(publishedFigures).flat(),
  exampleRent,
  ...policyRatesOf2025,
];

test.each(cases)("%s types no dollar or percentage that lives elsewhere", (_slug, post) => {
  const amounts = typedAmounts(asText(post.content));
  expect(ownAmounts).toEqual(expect.arrayContaining(amounts));
  expect(typedAmounts(post.excerpt + post.title)).toEqual([]);
});

test.each(cases)("%s avoids the words this house does not use", (_slug, post) => {
  expect(JSON.stringify(post)).not.toMatch(/unlock|seamless|journey|—/i);
});
