import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { PartsManifest } from "@mortgage-kit/bundling/partsManifest";
import type { CheerioAPI } from "cheerio";
import { namesIn } from "./namesIn.ts";

export function isLive(page: CheerioAPI): boolean {
  return namesIn(page).attributes.has("data-live");
}

/** Throws for content with a script or a style, which the page's policy would block. */
export function checkContent(page: CheerioAPI): void {
  const refused = page("script:not([type$='json']), style, [style]").first();
  if (refused.length > 0) {
    throw new Error(`The page's policy cannot allow this: ${page.html(refused).slice(0, 200)}`);
  }
}

/** Returns all scripts that the page's live parts may load, at the start or later. */
export function scriptFiles(page: CheerioAPI, { parts }: PartsManifest): readonly string[] {
  return page("[data-live]")
    .toArray()
    .flatMap((element) => {
      const name = page(element).attr("data-live") ?? "";
      const files = parts[name];
      if (!files) throw new Error(`The browser's build has no live part ${name}.`);
      return [files.module, ...files.imports, ...files.later];
    });
}

/**
 * Removes built assets that nothing names: scripts that no page loads, such as the framework's, and
 * fonts that no style sheet has, such as the kit's where the brokerage has other fonts.
 */
export function dropUnusedAssets(client: string, built: readonly string[], named: string): void {
  for (const file of built) {
    const isAsset = /^assets[\\/][^\\/]+\.(?:js|woff2)$/.test(file);
    if (isAsset && !named.includes(basename(file))) rmSync(join(client, file));
  }
}
