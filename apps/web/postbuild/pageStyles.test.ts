import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { styleAdder } from "./pageStyles.ts";

const link = '<link rel="stylesheet" href="/assets/style.css">';
const faces = "@font-face{font-family:Besley;src:url(/besley.woff2)}";
const fallback = "@font-face{font-family:Besley on Georgia;src:local('Georgia')}";

function client(): string {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  mkdirSync(join(folder, "assets"));
  return folder;
}

const styled = (html: string, css: string, browserCss = "") => {
  const page = load(`<html class="theme"><head>${link}</head>${html}`);
  const folder = client();
  styleAdder(css, browserCss, folder)(page);
  const styles = page("style")
    .toArray()
    .map((style) => page(style).text());
  return { page, styles, folder };
};

test("a page has its styles inline, web fonts in a separate element, and no style sheet links", () => {
  const { page, styles } = styled('<p class="a">', `.a{b:c}.d{e:f}${faces}${fallback}`, ".a{b:c}");
  expect(styles).toEqual([`${fallback}.a{b:c}`, faces]);
  expect(page("[data-web-fonts]").attr("media")).toBe("(scripting: none)");
  expect(page("link, [data-later]")).toHaveLength(0);
});

const live = '<p class="field page"></p><div data-live="a"><b class="field"></b></div>';

test("the styles of live parts are a file, between the page's styles of live and of other parts", () => {
  const css = `a{b:c}.field{d:e}.page{f:g}.result{h:i}.page .field{j:k}.other{l:m}${fallback}`;
  const { page, styles, folder } = styled(live, css, ".result{h:i}.field{d:e}");
  expect(styles).toEqual([`${fallback}a{b:c}.field{d:e}`, ".page{f:g}.page .field{j:k}", ""]);
  const file = page("style").first().attr("data-later") ?? "";
  expect(readFileSync(join(folder, file), "utf8")).toBe(".field{d:e}.result{h:i}");
});

test("a live page has all of its theme, but only the custom properties that a style uses", () => {
  const theme = ".theme{--a:1px;--b:2px;--c:3px}.theme .deep{--a:0}";
  const css = `${theme}.field{gap:var(--a)}.deep{gap:var(--a)}.result{gap:var(--b)}`;
  const { styles } = styled(live, css, ".field{}.deep{}.result{}");
  expect(styles[1]).toBe(".theme{--a:1px;--b:2px}.theme .deep{--a:0}");
});

test("CSS cannot end the style element early", () => {
  expect(styled("<a>b</a>", 'a{content:"</style>"}').page.html()).toContain('"\\3c /style>"');
});
