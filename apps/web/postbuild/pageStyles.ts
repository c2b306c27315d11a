import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Needed, styleSheet } from "@mortgage-kit/bundling/styleSheet";
import type { CheerioAPI } from "cheerio";
import postcss from "postcss";
import { namesIn } from "./namesIn.ts";
import { isLive } from "./pageScripts.ts";

/** Adds a page's styles. `isFilledIn` is true for a page to which the server adds elements. */
type AddStyles = (page: CheerioAPI, isFilledIn?: boolean) => void;

/**
 * Returns a function that inlines the styles of a page's markup, which saves a round trip before the
 * first paint. Web fonts get an element, which a script enables after that paint; without scripts they
 * apply at once. The styles of what live parts draw later, which have all classes of the browser's
 * style sheet, are written to a file.
 */
export function styleAdder(css: string, browserCss: string, client: string): AddStyles {
  const rest = postcss.parse(css);
  const fallbacks = postcss.root();
  const faces = postcss.root();
  rest.walkAtRules("font-face", (face) => {
    (face.toString().includes("url(") ? faces : fallbacks).append(face.remove());
  });
  const sheet = styleSheet(rest.toString());
  const drawn = new Set(browserCss.match(/(?<=\.)[a-z_][\w-]*/gi));
  const isDrawn = ({ classes }: Needed) => classes.every((name) => drawn.has(name));
  const isPart = (needed: Needed) => needed.classes.length > 0 && isDrawn(needed);
  const later = sheet.pruned(isPart, { alsoUsed: sheet.names });
  const laterFile = writeAsset(client, later);
  const { names: alsoUsed } = styleSheet(later);
  // Pages of one kind have the same classes and elements, so they share their styles.
  const known = new Map<string, readonly string[]>();

  function stylesFor(page: CheerioAPI, isFilledIn: boolean): readonly string[] {
    const { classes: shown, elements, attributes } = namesIn(page);
    const ofTheme = new Set(page.root().children("html").attr("class")?.split(/\s+/));
    const isLive = attributes.has("data-live");
    const mayGrow = isLive || isFilledIn;
    const types = mayGrow ? null : elements;
    const key = [isLive, mayGrow, ...shown, ...(types ?? [])].toSorted().join(" ");
    const isKept = ({ classes, elements }: Needed) =>
      types
        ? classes.every((name) => shown.has(name)) && elements.every((type) => types.has(type))
        : classes.every((name) => shown.has(name)) || classes.some((name) => ofTheme.has(name));
    // What contains a live part may override its styles, never the other way round.
    const prune = () =>
      isLive
        ? [isDrawn, (needed: Needed) => !isDrawn(needed)].map((isWritten) =>
            sheet.pruned(isKept, { alsoUsed, isWritten }),
          )
        : [sheet.pruned(isKept)];
    const styles = known.get(key) ?? prune();
    known.set(key, styles);
    return styles;
  }

  return (page, isFilledIn = false) => {
    page('link[rel="stylesheet"]').remove();
    const [first = "", ...others] = stylesFor(page, isFilledIn);
    const asked = isLive(page) ? ` data-later="${laterFile}"` : "";
    page("head").append(
      `<style${asked}>${fallbacks}${first}</style>`,
      ...others.map((styles) => `<style>${styles}</style>`),
      `<style data-web-fonts media="(scripting: none)">${faces}</style>`,
    );
  };
}

function writeAsset(client: string, css: string): string {
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const path = `/assets/later-${hash}.css`;
  writeFileSync(join(client, path), css);
  return path;
}
