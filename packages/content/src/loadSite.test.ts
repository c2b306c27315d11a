import { expect, test } from "vitest";
import { matchesIn, stringsIn } from "../testing/stringsIn.ts";
import { chosenFolder } from "./folder/chosenFolder.ts";
import { loadSite } from "./loadSite.ts";
import { profileCards } from "./team/profileCards.ts";

const site = await loadSite(chosenFolder(process.env), "en");
const { folder: _folder, words: _words, ...content } = site;
const { members } = site.team;
const faqCategories = site.faqs?.categories ?? [];
const cards = members.flatMap((member) => profileCards(site, member));
const strings = [content, ...cards].flatMap(stringsIn);
const matches = (pattern: RegExp) => matchesIn(strings, pattern);
const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test("Ids, slugs, paths, titles and descriptions are unique", () => {
  const { pages, resources, podcast, home, blog } = site;
  const { usefulLinks = [] } = resources ?? {};
  const { videos = [] } = podcast ?? {};
  for (const values of [
    pages.map((page) => page.path),
    pages.map((page) => page.metadata.title),
    pages.map((page) => page.metadata.description),
    members.flatMap((member) => member.profile.testimonials.map((testimonial) => testimonial.id)),
    members.map((member) => member.profile.email),
    [content.brokerage.phone, ...members.map((member) => member.profile.phone)],
    usefulLinks.map((link) => link.id),
    usefulLinks.map((link) => link.url),
    videos.map((video) => video.id),
    videos.map((video) => video.videoId),
    home.reviews.map((review) => review.text),
    faqCategories.map((category) => category.id),
    faqCategories.flatMap((category) => category.faqs.map((faq) => faq.question)),
    (blog?.posts ?? []).map((post) => post.id),
  ]) {
    expect(repeated(values)).toEqual([]);
  }
});

test("Every internal link leads to a page", () => {
  const paths = new Set([...site.pages.map((page) => page.path), "/sitemap.xml"]);
  const links = [
    ...matches(/href="(\/[^"]*)"/g),
    ...site.navigation.flatMap((item) => (item.kind === "page" ? [item.to] : [])),
    ...site.footer.columns.flatMap((column) => column.links.map((link) => link.to)),
    site.footer.sitemapLink.to,
    ...site.pages.flatMap((page) => page.parent ?? []),
    ...cards.map((card) => card.link.replace(/^mailto:.*/, "/")),
  ];
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !paths.has(link))).toEqual([]);
});

test("Questions and answers are plain text", () => {
  const faqs = faqCategories.flatMap((category) => category.faqs);
  const marked = faqs.filter(({ question, answer }) => /[<>]|\s{2}/.test(question + answer));
  expect(marked).toEqual([]);
});

test("Everything is plain, serializable data", () => {
  expect(JSON.parse(JSON.stringify(site))).toEqual(site);
});
