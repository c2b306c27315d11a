import { load } from "cheerio";
import { expect, test } from "vitest";
import { pageStyles } from "./pageStyles.ts";

const link = '<link rel="stylesheet" href="/assets/style.css">';
const faces = "@font-face{font-family:Besley;src:url(/besley.woff2)}";
const fallback = "@font-face{font-family:Besley on Georgia;src:local(Georgia)}";

const styled = (html: string, css: string) => {
  const page = load(`<head>${link}</head>${html}`);
  const { styles } = pageStyles(page, { css, later: "/assets/live.css" });
  return { page, styles };
};

test("a page has its styles inline, web fonts in a separate element, and no style sheet links", () => {
  const { page, styles } = styled('<p class="a">', `.a{gap:0}.d{gap:0}${faces}${fallback}`);
  expect(styles).toEqual([`._q{gap:0}${fallback}`, faces]);
  expect(page("p").attr("class")).toBe("_q");
  const texts = page("style")
    .toArray()
    .map((style) => page(style).text());
  expect(texts).toEqual(styles);
  expect(page("[data-web-fonts]").attr("media")).toBe("(scripting: none)");
  expect(page("link, [data-later]")).toHaveLength(0);
});

test("a live page keeps its class names and says where the styles of its scripts are", () => {
  const { page, styles } = styled('<div data-live="a"><p class="a"></div>', ".a{gap:0}.b{top:0}");
  expect(styles?.[0]).toBe(".a{gap:0}");
  expect(page("style[data-later]").attr("data-later")).toBe("/assets/live.css");
});

test("CSS cannot end the style element early", () => {
  expect(styled("<a>b</a>", 'a{content:"</style>"}').page.html()).toContain('"<\\/style>"');
});
