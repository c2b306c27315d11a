import type { CheerioAPI } from "cheerio";
import postcss from "postcss";
import { isLive } from "./frameworkScripts.ts";
import type { Inlined } from "./inlined.ts";

/**
 * Puts the page's CSS into the page, which saves a round trip before the first paint. The faces of the
 * web fonts stand apart, so that they can wait for it; where no script runs they do not.
 * On a live page the links stay, as the framework and code that loads later look for them, but
 * `disabled`, which keeps the browser from fetching the CSS again.
 */
export function inlineStyles(page: CheerioAPI, readAsset: (url: string) => string): Inlined {
  const links = page('link[rel="stylesheet"]');
  const hrefs = links.toArray().map((link) => page(link).attr("href") ?? "");
  // The framework tells links to one file apart by an empty fragment.
  const urls = [...new Set(hrefs.map((href) => href.replace(/#$/, "")))];
  if (isLive(page)) {
    links.attr("disabled", "");
    const named = urls.filter((url) => !hrefs.includes(url));
    const inert = named.map((url) => `<link rel="stylesheet" href="${url}" disabled>`);
    page("head").append(inert.join(""));
  } else links.remove();
  const { rest, faces } = webFontsApart(urls.map(readAsset).join("").replaceAll("</", "<\\/"));
  page("head").append(
    `<style>${rest}</style><style data-web-fonts media="(scripting: none)">${faces}</style>`,
  );
  return { styles: [rest, faces] };
}

function webFontsApart(css: string): { rest: string; faces: string } {
  const rest = postcss.parse(css);
  const faces = postcss.root();
  rest.walkAtRules("font-face", (face) => {
    if (face.toString().includes("url(")) faces.append(face.remove());
  });
  return { rest: rest.toString(), faces: faces.toString() };
}
