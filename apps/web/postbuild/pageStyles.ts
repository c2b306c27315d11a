import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { CheerioAPI } from "cheerio";
import postcss from "postcss";
import { isLive } from "./liveScripts.ts";
import { shortenClasses } from "./shortNames.ts";
import { type ClassUse, splitStyles } from "./splitStyles.ts";

/** Minimum compressed size of a separate file, in bytes; a smaller one is not worth a request. */
const minFile = 768;

interface SiteStyles {
  /** Stylesheet of the whole site, without web fonts. */
  rest: string;
  /** Web fonts of the whole site. */
  faces: string;
  /** Source of all scripts that the page may load. */
  scripts: string;
  /** Folder for separate stylesheets. */
  client: string;
  /** True for a page that the server fills in, with elements that its markup does not have yet. */
  isFilledIn?: boolean;
}

/**
 * Inlines the markup's styles, which saves a round trip before the first paint. Web fonts get
 * an element, which a script enables after that paint; without scripts they apply at once.
 */
export function pageStyles(page: CheerioAPI, site: SiteStyles): void {
  const { rest, faces, scripts, client, isFilledIn = false } = site;
  page('link[rel="stylesheet"]').remove();
  const isFixed = !isLive(page) && !isFilledIn;
  const has = (type: string) => !isFixed || page(type).length > 0;
  const { now, later } = splitStyles(rest, classUse(page, scripts), has);
  const isFile = brotliCompressSync(later).length >= minFile;
  const shown = isFile ? now : now + later;
  const inline = isLive(page) ? shown : shortenClasses(page, shown);
  const asked = isFile ? ` data-later="${writeAsset(client, later)}"` : "";
  page("head").append(
    `<style${asked}>${inline}</style><style data-web-fonts media="(scripting: none)">${faces}</style>`,
  );
}

/** Matches the kit's background classes. Their names are computed, so no script contains them. */
const computedClass = /^ui-/;

function classUse(page: CheerioAPI, scripts: string): ClassUse {
  const shown = page("[class]").toArray();
  const classes = new Set(shown.flatMap((element) => page(element).attr("class")?.split(/\s+/)));
  if (!isLive(page)) return (name) => (classes.has(name) ? "now" : "never");
  const components = new Set([...classes].map((name) => componentOf(name ?? "")));
  // A set, because hundreds of classes are looked up in a megabyte of scripts.
  const wordsOfScripts = new Set(scripts.match(/[\w-]+/g));
  return (name) => {
    if (components.has(componentOf(name)) || computedClass.test(name)) return "now";
    return wordsOfScripts.has(name) ? "later" : "never";
  };
}

/** Keeps the styles of one file, which share a prefix, together: their order decides which wins. */
const componentOf = (name: string) => name.replace(/^_/, "").slice(0, 5);

function writeAsset(client: string, css: string): string {
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const path = `/assets/later-${hash}.css`;
  if (!existsSync(join(client, path))) writeFileSync(join(client, path), css);
  return path;
}

export function splitFontFaces(css: string): { rest: string; faces: string } {
  const rest = postcss.parse(css);
  const faces = postcss.root();
  rest.walkAtRules("font-face", (face) => {
    if (face.toString().includes("url(")) faces.append(face.remove());
  });
  return { rest: rest.toString(), faces: faces.toString() };
}
