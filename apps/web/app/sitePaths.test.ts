import { index, layout, route } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { sitePaths } from "./sitePaths.ts";

const routes = [
  layout("frame.tsx", [
    index("home.tsx"),
    route("faqs", "faqs.tsx"),
    route("blogs/:slug", "post.tsx"),
    route("*", "not-found.tsx"),
  ]),
];

test("every route is a path, parameters filled in order", () => {
  const values = { "/blogs/:slug": ["one", "two"], "/*": ["404"] };
  expect(sitePaths(routes, values)).toEqual(["/", "/faqs", "/blogs/one", "/blogs/two", "/404"]);
});

test("a parameter without values is refused by name", () => {
  expect(() => sitePaths(routes, { "/*": ["404"] })).toThrow(
    "The route /blogs/:slug needs values for :slug.",
  );
});
