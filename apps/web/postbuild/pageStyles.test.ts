import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { pageStyles, splitFontFaces } from "./pageStyles.ts";

const link = '<link rel="stylesheet" href="/assets/style.css">';
const faces = "@font-face{font-family:Besley;src:url(/besley.woff2)}";
const fallback = "@font-face{font-family:Besley on Georgia;src:local('Georgia')}";

function client(): string {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  mkdirSync(join(folder, "assets"));
  return folder;
}

const styled = (html: string, css: string, scripts = "") => {
  const page = load(`<head>${link}</head>${html}`);
  const folder = client();
  pageStyles(page, { ...splitFontFaces(css), scripts, client: folder });
  const styles = page("style")
    .toArray()
    .map((style) => page(style).text());
  return { page, styles, folder };
};

test("a page has its styles inline, web fonts in a separate element, and no style sheet links", () => {
  const { page, styles } = styled('<p class="a">', `.a{b:c}.d{e:f}${faces}${fallback}`);
  expect(styles).toEqual([`._q{b:c}${fallback}`, faces]);
  expect(page("p").attr("class")).toBe("_q");
  expect(page("[data-web-fonts]").attr("media")).toBe("(scripting: none)");
  expect(page("link")).toHaveLength(0);
});

test("styles for content rendered by scripts go into a file, unless they are small", () => {
  const live = '<div data-live="a"><p class="_aaaaaa0"></p></div>';
  const drawn = Array.from({ length: 200 }, (_, index) => `_bbbbb${index}${index * 7919}`);
  const css = `._aaaaaa0{b:c}._aaaaaa1{d:e}${drawn.map((name) => `.${name}{f:${name}}`).join("")}._ccccc0{g:h}`;
  const { page, styles, folder } = styled(live, css, drawn.join(" "));
  // All styles of a component in the markup stay together.
  expect(styles[0]).toBe("._aaaaaa0{b:c}._aaaaaa1{d:e}");
  const file = page("style[data-later]").attr("data-later") ?? "";
  const later = readFileSync(join(folder, file), "utf8");
  expect(later).toContain(`.${drawn[0]}{`);
  expect(later).not.toContain("ccccc");
  const small = styled(live, "._aaaaaa0{b:c}._bbbbb0{d:e}", "_bbbbb0");
  expect(small.styles[0]).toBe("._aaaaaa0{b:c}._bbbbb0{d:e}");
  expect(small.page("style[data-later]")).toHaveLength(0);
});

test("CSS cannot end the style element early", () => {
  expect(styled("<a>b</a>", 'a{content:"</style>"}').page.html()).toContain('"\\3c /style>"');
});
