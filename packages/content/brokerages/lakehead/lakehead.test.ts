import { expect, test } from "vitest";
import { contentFrom } from "../../src/contentFrom.ts";
import { published } from "../../src/published.ts";
import { markupFaults } from "../../testing/markupFaults.ts";
import { stringsIn } from "../../testing/stringsIn.ts";
import { content as greaterSimcoe } from "../greater-simcoe/index.ts";
import { content as source } from "./index.ts";

const lakehead = published(contentFrom(source));

test("Podcast, careers, reviews, sample rates and useful links are optional", () => {
  const paths = lakehead.sitePages.map((page) => page.path);
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
    ...lakehead.calculatorCards.map((card) => card.route),
    "/blogs",
    "/blogs/mortgage-for-a-camp",
    "/blogs/shift-work-income",
    "/faqs",
    "/contact",
    "/application",
    "/privacy",
    "/accessibility",
  ]);
  const { podcastPage, careersPage, podcastPath, reviews, rates, videos, usefulLinks } = lakehead;
  expect([podcastPage, careersPage, podcastPath]).toEqual([undefined, undefined, undefined]);
  expect([reviews, rates, videos, usefulLinks]).toEqual([[], [], [], []]);
});

test("Collections may have any length and people any title", () => {
  expect([lakehead.team.length, lakehead.services.length, lakehead.posts.length]).toEqual([
    3, 4, 2,
  ]);
  expect(lakehead.teamLeader.level).toBe("Mortgage Broker");
  expect(lakehead.posts.map((post) => post.author)).toEqual(["Joel Pelletier", "Ruth Okeke"]);
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
  for (const { content, slug } of lakehead.posts) {
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
