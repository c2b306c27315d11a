import { expect, test } from "vitest";
import { deferManifest } from "./deferManifest.ts";

test("the manifest leaves the page, and nothing else does", () => {
  const icon = '<link rel="icon" href="/favicon.ico" sizes="32x32"/>';
  const font = '<link rel="preload" as="font" href="/besley.woff2"/>';
  const manifest = '<link rel="manifest" href="/site.webmanifest"/>';
  expect(deferManifest(`<head>${icon}${manifest}${font}</head>`)).toBe(
    `<head>${icon}${font}</head>`,
  );
});
