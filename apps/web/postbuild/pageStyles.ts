import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import postcss from "postcss";
import { isLive } from "./liveScripts.ts";
import { shortenClasses } from "./shortNames.ts";
import { dropUnusedNames, keepSelectors, type Needed } from "./usedStyles.ts";

type SiteStyles = ReturnType<typeof siteStyles>;

/**
 * Splits the site's stylesheet into web fonts, the fonts before them, and other styles. Those of live
 * parts, which have all classes of the browser's stylesheet, are also written to a file.
 */
export function siteStyles(css: string, browserCss: string, client: string) {
  const rest = postcss.parse(css);
  const fallbacks = postcss.root();
  const faces = postcss.root();
  rest.walkAtRules("font-face", (face) => {
    (face.toString().includes("url(") ? faces : fallbacks).append(face.remove());
  });
  const drawn = new Set(browserCss.match(/(?<=\.)[a-z_][\w-]*/gi));
  const isDrawn = ({ classes }: Needed) => classes.every((name) => drawn.has(name));
  const later = keepSelectors(
    rest.toString(),
    (needed) => needed.classes.length > 0 && isDrawn(needed),
  );
  return {
    rest: rest.toString(),
    fallbacks: fallbacks.toString(),
    faces: faces.toString(),
    isDrawn,
    later,
    laterFile: writeAsset(client, later),
  };
}

/**
 * Inlines the markup's styles, which saves a round trip before the first paint. Web fonts get
 * an element, which a script enables after that paint; without scripts they apply at once.
 *
 * @param isFilledIn True for a page to which the server adds elements.
 */
export function pageStyles(page: CheerioAPI, site: SiteStyles, isFilledIn = false): void {
  page('link[rel="stylesheet"]').remove();
  const shown = classesOf(page, "[class]");
  const ofTheme = classesOf(page, "html");
  const isFixed = !isLive(page) && !isFilledIn;
  const used = keepSelectors(site.rest, ({ classes, elements }) => {
    const isShown = classes.every((name) => shown.has(name));
    return isFixed
      ? isShown && elements.every((type) => page(type).length > 0)
      : isShown || classes.some((name) => ofTheme.has(name));
  });
  const [first, ...others] = isLive(page)
    ? aroundLater(used, site)
    : [shortenClasses(page, dropUnusedNames(used))];
  const asked = isLive(page) ? ` data-later="${site.laterFile}"` : "";
  page("head").append(
    `<style${asked}>${site.fallbacks}${first}</style>`,
    ...others.map((css) => `<style>${css}</style>`),
    `<style data-web-fonts media="(scripting: none)">${site.faces}</style>`,
  );
}

/**
 * Returns a live page's styles before and after the file. What contains a live part may override its
 * styles, never the other way round.
 */
function aroundLater(used: string, { isDrawn, later }: SiteStyles): string[] {
  const css = dropUnusedNames(used, later);
  return [keepSelectors(css, isDrawn), keepSelectors(css, (needed) => !isDrawn(needed))];
}

function classesOf(page: CheerioAPI, selector: string): ReadonlySet<string> {
  const elements = page(selector).toArray();
  return new Set(elements.flatMap((element) => page(element).attr("class")?.split(/\s+/) ?? []));
}

function writeAsset(client: string, css: string): string {
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const path = `/assets/later-${hash}.css`;
  writeFileSync(join(client, path), css);
  return path;
}
