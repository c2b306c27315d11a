import { expect, test } from "vitest";
import { dropEarlyLinks } from "./dropEarlyLinks.ts";

test("image preloads and the manifest leave the page, and nothing else does", () => {
  const icon = '<link rel="icon" href="/favicon.ico" sizes="32x32"/>';
  const font = '<link rel="preload" as="font" href="/besley.woff2"/>';
  const early =
    '<link rel="preload" as="image" href="/logo.svg"/><link rel="manifest" href="/site.webmanifest"/>';
  expect(dropEarlyLinks(`<head>${icon}${early}${font}</head>`)).toBe(`<head>${icon}${font}</head>`);
});
