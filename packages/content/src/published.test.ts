import { expect, test } from "vitest";
import { matchesIn, stringsIn } from "../testing/stringsIn.ts";
import { typedAmounts } from "../testing/typedAmounts.ts";
import * as content from "./index.ts";

type Export = (typeof content)[keyof typeof content];

/** Exports that are data, not functions. */
const data = Object.entries(content as Record<string, Export>).filter(
  ([, value]) => typeof value === "object",
);
const strings = [...data, ["cards", content.team.map(content.profileCards)] as const]
  .filter(([name]) => name !== "figureNames")
  .flatMap(([, value]) => stringsIn(value));
const matches = (pattern: RegExp) => matchesIn(strings, pattern);
const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

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
    faqCategories.flatMap((category) => category.faqs.map((faq) => faq.question)),
    posts.map((post) => post.id),
  ]) {
    expect(repeated(values)).toEqual([]);
  }
});

test("Every internal link leads to a page", () => {
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
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !paths.has(link))).toEqual([]);
});

test("A claim has the same text everywhere", () => {
  const { claims } = content;
  expect(new Set([claims.lenders, ...matches(/(\d+\+?) lenders/gi)])).toEqual(
    new Set([claims.lenders]),
  );
  expect(new Set([claims.responseTime, ...matches(/within (\d+ \w+)/g)])).toEqual(
    new Set([claims.responseTime]),
  );
  expect(new Set([claims.volumeFunded, ...matches(/\d+M\+?/g)])).toEqual(
    new Set([claims.volumeFunded]),
  );
});

test("Pages and services contain no typed percentage that a rule defines", () => {
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

test("Questions and answers are plain text", () => {
  const faqs = content.faqCategories.flatMap((category) => category.faqs);
  const marked = faqs.filter(({ question, answer }) => /[<>]|\s{2}/.test(question + answer));
  expect(marked).toEqual([]);
});

test("Everything is plain, serializable data", () => {
  for (const [, value] of data) expect(JSON.parse(JSON.stringify(value))).toEqual(value);
});
