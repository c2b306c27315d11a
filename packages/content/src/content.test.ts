import { expect, test } from "vitest";
import * as content from "./index.ts";
import { typedAmounts } from "./typedAmounts.ts";

type Export = (typeof content)[keyof typeof content];

/** Everything exported that is data, not a function. */
const data = Object.entries(content as Record<string, Export>).filter(
  ([, value]) => typeof value === "object",
);

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const strings = [...data, ["cards", content.team.map(content.profileCards)] as const]
  .filter(([name]) => name !== "figureNames")
  .flatMap(([, value]) => stringsIn(value));
const matches = (pattern: RegExp) =>
  strings.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]));
const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test("Each collection has the number of entries the site shows", () => {
  expect({
    members: content.team.length,
    services: content.services.length,
    faqs: content.faqCategories.map((category) => category.faqs.length),
    posts: content.posts.length,
    calculators: content.calculatorCards.length,
    links: content.usefulLinks.length,
    episodes: content.videos.length,
    reviews: content.reviews.length,
    steps: content.processSteps.length,
    tiles: content.contactSection.tiles.length,
  }).toEqual({
    members: 6,
    services: 6,
    faqs: [6, 6, 6, 6, 6, 6],
    posts: 8,
    calculators: 6,
    links: 10,
    episodes: 10,
    reviews: 6,
    steps: 3,
    tiles: 4,
  });
});

test("Ids, slugs, paths, titles and descriptions are unique", () => {
  const { sitePages, team, usefulLinks, videos, reviews, faqCategories, posts } = content;
  for (const values of [
    sitePages.map((page) => page.path),
    sitePages.map((page) => page.metadata.title),
    sitePages.map((page) => page.metadata.description),
    team.flatMap((member) => member.profile.testimonials.map((testimonial) => testimonial.id)),
    team.map((member) => member.profile.email),
    [content.brokerage.phone, ...team.map((member) => member.profile.phone)],
    usefulLinks.map((link) => link.id),
    usefulLinks.map((link) => link.url),
    videos.map((video) => video.id),
    videos.map((video) => video.videoId),
    reviews.map((review) => review.id),
    faqCategories.map((category) => category.id),
    posts.map((post) => post.id),
  ]) {
    expect(repeated(values)).toEqual([]);
  }
});

test("Every profile's path is its member's name in lower case with hyphens", () => {
  for (const member of content.team) {
    expect(content.profilePath(member)).toBe(`/${member.name.toLowerCase().replaceAll(" ", "-")}`);
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

test("Every link inside the site leads to a page", () => {
  const paths = new Set([...content.sitePages.map((page) => page.path), "/sitemap.xml"]);
  const links = [
    ...matches(/href="(\/[^"]*)"/g),
    ...content.navigation.flatMap((item) => (item.kind === "page" ? [item.to] : [])),
    ...content.footer.columns.flatMap((column) => column.links.map((link) => link.to)),
    content.footer.sitemapLink.to,
    ...content.sitePages.flatMap((page) => page.parent ?? []),
    ...content.team.flatMap((member) =>
      content.profileCards(member).map((card) => card.link.replace(/^mailto:.*/, "/")),
    ),
  ];
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !paths.has(link))).toEqual([]);
});

test("Texts cite only known figures, and every known figure is cited", () => {
  const cited = new Set(strings.flatMap(content.citedFigures));
  expect([...cited].toSorted()).toEqual(content.figureNames.toSorted());
});

test("A claim reads the same wherever it is made", () => {
  const { claims } = content;
  expect(new Set(matches(/(\d+\+?) lenders/gi))).toEqual(new Set([claims.lenders]));
  expect(new Set(matches(/within (\d+ \w+)/g))).toEqual(new Set([claims.responseTime]));
  expect(new Set(matches(/\d+M\+?/g))).toEqual(new Set([claims.volumeFunded]));
});

test("Pages and services type no percentage that lives elsewhere", () => {
  const published = [
    ...Object.values(content.publishedFigures).flat(),
    ...content.rates.map((sample) => sample.rate),
  ];
  const ends = published.flatMap((figure) => figure.replace("%", "").split("-"));
  const known = new Set([...published, ...ends.map((end) => `${end}%`)]);
  const { posts: _posts, faqCategories: _faqs, homeFaqs: _home, ...rest } = content;
  const typed = stringsIn(rest)
    .flatMap(typedAmounts)
    .filter((amount) => amount.endsWith("%"));
  expect(typed.length).toBeGreaterThan(0);
  expect(typed.filter((amount) => !known.has(amount))).toEqual([]);
});

test("Nobody real can be reached: placeholder hosts, mail and telephone numbers only", () => {
  const hosts = matches(/https?:\/\/([^/"\s]+)/g);
  const mail = matches(/[\w.]+@([\w.-]+)/g);
  const phones = matches(/\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/g);
  expect(hosts.length * mail.length * phones.length).toBeGreaterThan(0);
  expect(hosts.filter((host) => !host.endsWith(".example"))).toEqual([]);
  expect(mail.filter((host) => !host.endsWith(".example"))).toEqual([]);
  expect(phones.filter((phone) => !/^705-555-01\d\d$/.test(phone))).toEqual([]);
});

test("No text uses a word this house avoids", () => {
  const prose = strings.filter((text) => !text.startsWith("/") && !/^[a-z-]+$/.test(text));
  const avoided = /\b(unlock|seamless|journey|solution|leverag|hassle|dream home|one-stop)\w*|—/i;
  expect(prose.filter((text) => avoided.test(text))).toEqual([]);
});

test("Everything is plain data, so a loader can hand it over", () => {
  for (const [, value] of data) expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});
