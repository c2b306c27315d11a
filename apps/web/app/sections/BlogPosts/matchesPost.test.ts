import { expect, test } from "vitest";
import { allPosts, matchesPost } from "./BlogPosts.tsx";

const post = {
  category: "Refinancing",
  title: "When a Refinance Pays",
  excerpt: "Penalty, fees and the month you break even.",
  author: "Robin Sayers",
};

test("A post matches its own category and all posts, and no other category", () => {
  expect(matchesPost(post, allPosts, "")).toBe(true);
  expect(matchesPost(post, "Refinancing", "")).toBe(true);
  expect(matchesPost(post, "Investment", "")).toBe(false);
});

test("A search matches title, excerpt and author, ignoring case", () => {
  for (const text of ["refinance PAYS", "break EVEN", "sayers"]) {
    expect(matchesPost(post, allPosts, text)).toBe(true);
  }
  expect(matchesPost(post, allPosts, "Refinancing")).toBe(false);
});

test("Category and search must both match", () => {
  expect(matchesPost(post, "Investment", "sayers")).toBe(false);
});
