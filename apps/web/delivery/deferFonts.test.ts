import { expect, test } from "vitest";
import { deferFonts } from "./deferFonts.ts";

const webFace = "@font-face{font-family:Besley;src:url(/besley.woff2) format('woff2')}";
const fallback = "@font-face{font-family:Besley on Georgia;src:local('Georgia')}";

test("a web font waits beside the script that shows it, its fallback does not", () => {
  const deferred = deferFonts(`<head><style>a{b:c}${webFace}${fallback}</style></head>`);
  expect(deferred).toContain(`<style>a{b:c}${fallback}</style>`);
  expect(deferred).toContain(`<style media="(scripting: none)">${webFace}</style><script>`);
});

test("a page without web fonts stays as it is", () => {
  expect(deferFonts(`<head><style>${fallback}</style></head>`)).not.toContain("<script>");
});

test("the script fetches what its faces name", () => {
  const deferred = deferFonts(`<head><style>${webFace}</style></head>`);
  const [, pattern = ""] = /matchAll\(\/(.*)\/g\)/.exec(deferred) ?? [];
  const found = [...webFace.matchAll(new RegExp(pattern, "g"))].map(([, url]) => url);
  expect(found).toEqual(["/besley.woff2"]);
});
