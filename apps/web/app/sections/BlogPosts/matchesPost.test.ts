import { expect, test } from "vitest";
import { allPosts, matchesPost } from "./BlogPosts.tsx";

const post = {
  category: "Refinancing",
  title: "When a Refinance Pays",
  excerpt: "Penalty, fees and the month you break even.",
  author: "Robin Sayers",
};

test("A post shows under its own category and under all posts, and under no other", () => {
  expect(matchesPost(post, allPosts, "")).toBe(true);
  expect(matchesPost(post, "Refinancing", "")).toBe(true);
  expect(matchesPost(post, "Investment", "")).toBe(false);
});

test("A search looks into title, excerpt and author in any case", () => {
  for (const text of ["refinance PAYS", "break EVEN", "sayers"]) {
    expect(matchesPost(post, allPosts, text)).toBe(true);
  }
  expect(matchesPost(post, allPosts, "Refinancing")).toBe(false);
});

test("Category and search must both match", () => {
  expect(matchesPost(post, "Investment", "sayers")).toBe(false);
});
