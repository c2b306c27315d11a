import { expect, test } from "vitest";
import { relatedPosts } from "./RelatedPosts.tsx";

const post = (slug: string, category: string) => ({ slug, category });
const all = [
  post("a", "Credit"),
  post("b", "Credit"),
  post("c", "Basics"),
  post("d", "Credit"),
  post("e", "Credit"),
];

test("Two at most of the same category are related, never the post itself", () => {
  expect(relatedPosts(post("b", "Credit"), all).map(({ slug }) => slug)).toEqual(["a", "d"]);
});

test("A post that is alone in its category has no related posts", () => {
  expect(relatedPosts(post("c", "Basics"), all)).toEqual([]);
});
