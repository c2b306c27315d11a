import { load } from "cheerio";
import { expect, test } from "vitest";
import { inlineStyles } from "./inlineStyles.ts";

const link = (url: string) => `<link rel="stylesheet" href="${url}">`;
const boot = '<script type="module"></script>';
const faces = "@font-face{font-family:Besley;src:url(/besley.woff2)}";
const fallback = "@font-face{font-family:Besley on Georgia;src:local('Georgia')}";

test("each stylesheet is in the page once, with the web fonts apart", () => {
  const page = load(`<head>${link("/a.css")}${link("/a.css#")}${link("/b.css")}</head>`);
  const css = (url: string) => (url === "/a.css" ? `a{b:c}${faces}` : fallback);
  const { styles } = inlineStyles(page, css);
  expect(styles).toEqual([`a{b:c}${fallback}`, faces]);
  expect(
    page("style")
      .toArray()
      .map((style) => page(style).text()),
  ).toEqual(styles);
  expect(page("[data-web-fonts]").attr("media")).toBe("(scripting: none)");
  expect(page("link")).toHaveLength(0);
});

test("a live page keeps its links by every name they are looked for, and fetches none", () => {
  const page = load(`<head>${link("/a.css#")}</head>${boot}`);
  inlineStyles(page, () => "");
  const kept = page("link[disabled]").toArray();
  expect(kept.map((kept) => page(kept).attr("href"))).toEqual(["/a.css#", "/a.css"]);
});

test("CSS cannot end the style element early", () => {
  const page = load(`<head>${link("/a.css")}</head>`);
  inlineStyles(page, () => 'a{content:"</style>"}');
  expect(page.html()).toContain('"<\\/style>"');
});
