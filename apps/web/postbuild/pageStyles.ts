import type { CheerioAPI } from "cheerio";
import type { Inlined } from "./inlined.ts";
import { isLive } from "./liveScripts.ts";
import { shortenClasses } from "./shortNames.ts";
import { usedStyles } from "./usedStyles.ts";

/** Matches the faces of web fonts. Those of system fonts have no address. */
const webFont = /@font-face\s*\{[^}]*url\([^}]*\}/g;

interface SiteStyles {
  /** Stylesheet of the whole site. */
  css: string;
  /** Address of the stylesheet of all live parts. */
  later: string;
  /** True for a page that the server fills in, with elements that its markup does not have yet. */
  isFilledIn?: boolean;
}

/**
 * Inlines the styles of the page's markup, which saves a round trip before the first paint. Web fonts
 * get a style element of their own, so that a script can enable them after that paint; without
 * scripts they apply at once. A live page's scripts load the styles of what they render.
 */
export function pageStyles(page: CheerioAPI, site: SiteStyles): Inlined {
  const { css, later, isFilledIn = false } = site;
  page('link[rel="stylesheet"]').remove();
  const faces = (css.match(webFont) ?? []).join("");
  const all = page("*").toArray();
  const classes = new Set(
    all.flatMap((element) => page(element).attr("class")?.split(/\s+/) ?? []),
  );
  const names = new Set(all.map((element) => ("tagName" in element ? element.tagName : "")));
  const used = usedStyles(css.replace(webFont, ""), {
    classes,
    elements: isFilledIn ? undefined : names,
  });
  // An end tag in a value would end the style element.
  const inline = (isLive(page) ? used : shortenClasses(page, used)).replaceAll("</", "<\\/");
  const asked = isLive(page) ? ` data-later="${later}"` : "";
  page("head").append(
    `<style${asked}>${inline}</style><style data-web-fonts media="(scripting: none)">${faces}</style>`,
  );
  return { styles: [inline, faces] };
}
