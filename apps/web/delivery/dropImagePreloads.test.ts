import { expect, test } from "vitest";
import { dropImagePreloads } from "./dropImagePreloads.ts";

test("only images lose their preloads", () => {
  const icon = '<link rel="icon" href="/favicon.svg"/>';
  const html = `<head><link rel="preload" as="image" href="/logo.svg"/>${icon}</head>`;
  expect(dropImagePreloads(html)).toBe(`<head>${icon}</head>`);
});
