import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { CheerioAPI } from "cheerio";
import postcss from "postcss";
import type { Inlined } from "./inlined.ts";
import { isLive } from "./liveScripts.ts";
import { shortenClasses } from "./shortNames.ts";
import { type ClassUse, splitStyles } from "./splitStyles.ts";

/** Minimum compressed size of a separate file, in bytes: less is not worth a request. */
const minFile = 768;

interface SiteStyles {
  /** The whole site's. */
  css: string;
  /** The texts of all scripts that the page may load. */
  scripts: string;
  /** The folder that files are written to. */
  client: string;
}

/**
 * Inlines the styles that the page shows, which saves a round trip before the first paint. The web
 * fonts' faces are separate, so that they can wait for it; without scripts they load at once.
 * Styles of parts that a live page's scripts render later come in a file, which they load.
 */
export function pageStyles(page: CheerioAPI, { css, scripts, client }: SiteStyles): Inlined {
  page('link[rel="stylesheet"]').remove();
  const { rest, faces } = webFontsApart(css);
  const { now, later } = splitStyles(rest, classUse(page, scripts));
  const isFile = brotliCompressSync(later).length >= minFile;
  const shown = isFile ? now : now + later;
  const inline = isLive(page) ? shown : shortenClasses(page, shown);
  const asked = isFile ? ` data-later="${writeAsset(client, later)}"` : "";
  page("head").append(
    `<style${asked}>${inline}</style><style data-web-fonts media="(scripting: none)">${faces}</style>`,
  );
  return { styles: [inline, faces] };
}

/** The kit's class names of backgrounds are computed, so no script contains them literally. */
const spokenName = /^ui-/;

function classUse(page: CheerioAPI, scripts: string): ClassUse {
  const shown = page("[class]").toArray();
  const classes = new Set(shown.flatMap((element) => page(element).attr("class")?.split(/\s+/)));
  if (!isLive(page)) return (name) => (classes.has(name) ? "now" : "never");
  const components = new Set([...classes].map((name) => componentOf(name ?? "")));
  // A set, as hundreds of classes are looked up in a megabyte.
  const wordsOfScripts = new Set(scripts.match(/[\w-]+/g));
  return (name) => {
    if (components.has(componentOf(name)) || spokenName.test(name)) return "now";
    return wordsOfScripts.has(name) ? "later" : "never";
  };
}

/**
 * Returns the prefix of a class that all styles of one file share. A component's styles stay
 * together, as their order decides which of them wins.
 */
const componentOf = (name: string) => name.replace(/^_/, "").slice(0, 5);

function writeAsset(client: string, css: string): string {
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const path = `/assets/later-${hash}.css`;
  if (!existsSync(join(client, path))) writeFileSync(join(client, path), css);
  return path;
}

function webFontsApart(css: string): { rest: string; faces: string } {
  const rest = postcss.parse(css);
  const faces = postcss.root();
  rest.walkAtRules("font-face", (face) => {
    if (face.toString().includes("url(")) faces.append(face.remove());
  });
  return { rest: rest.toString(), faces: faces.toString() };
}
