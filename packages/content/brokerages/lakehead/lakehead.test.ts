import { expect, test } from "vitest";
import { loadSite } from "../../src/loadSite.ts";
import { markupFaults } from "../../testing/markupFaults.ts";
import { stringsIn } from "../../testing/stringsIn.ts";
import { content as greaterSimcoe } from "../greater-simcoe/index.ts";
import { content as source } from "./index.ts";

const lakehead = await loadSite(import.meta.dirname, "en");
const posts = lakehead.blog?.posts ?? [];

test("Podcast, careers, reviews, sample rates and useful links are optional", () => {
  const paths = lakehead.pages.map((page) => page.path);
  expect(paths).toEqual([
    "/",
    "/our-team",
    "/aino-kivela",
    "/joel-pelletier",
    "/ruth-okeke",
    "/buying-a-home",
    "/camps-and-waterfront",
    "/renewals",
    "/second-looks",
    "/resources",
    ...lakehead.calculatorPages.map((card) => card.route),
    "/blogs",
    "/blogs/mortgage-for-a-camp",
    "/blogs/shift-work-income",
    "/faqs",
    "/contact",
    "/application",
    "/privacy",
    "/accessibility",
    "/complaints",
  ]);
  const { podcast, careers, home, rates, resources } = lakehead;
  expect([podcast, careers]).toEqual([undefined, undefined]);
  expect([home.reviews, rates, resources?.usefulLinks]).toEqual([[], [], []]);
});

test("Collections may have any length and people any title", () => {
  expect([lakehead.team.members.length, lakehead.services?.list.length, posts.length]).toEqual([
    3, 4, 2,
  ]);
  expect(lakehead.team.members[0].level).toBe("Mortgage Broker");
  expect(posts.map((post) => post.author)).toEqual(["Joel Pelletier", "Ruth Okeke"]);
});

test("Next steps of calculators link to the brokerage's own services", () => {
  expect(lakehead.nextStepPages).toEqual({
    homePurchase: "/buying-a-home",
    renewal: "/renewals",
    refinance: "/second-looks",
    debtConsolidation: "/second-looks",
  });
});

test("Articles are well-formed and long enough", () => {
  for (const { content, slug } of posts) {
    expect([slug, ...markupFaults(content)]).toEqual([slug]);
    expect(
      content
        .replace(/<[^>]+>/g, " ")
        .trim()
        .split(/\s+/).length,
    ).toBeGreaterThan(600);
  }
});

test("No sentence is copied from the other brokerage", () => {
  const sentences = (texts: string[]) =>
    texts.flatMap((text) => text.split(/(?<=[.?!])\s+/)).filter((sentence) => sentence.length > 45);
  const theirs = new Set(sentences(stringsIn(greaterSimcoe)));
  const shared = sentences(stringsIn(source)).filter((sentence) => theirs.has(sentence));
  // Both applications ask for consent to the same three documents.
  expect([...new Set(shared)]).toEqual([
    "Please agree to the Terms of Use, Privacy Policy, and Disclosure",
  ]);
});
