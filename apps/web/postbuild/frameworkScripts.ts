import type { CheerioAPI } from "cheerio";
import type { Inlined } from "./inlined.ts";

const inline = 'script:not([src]):not([type="application/ld+json"])';

/** Whether the framework brings the page to life in the browser. */
export function isLive(page: CheerioAPI): boolean {
  return page('script[type="module"]').length > 0;
}

/**
 * Gives the framework's scripts, which stand after the content of a live page. Its module preloads are
 * taken out, as they would race with the words. A script anywhere else, or a style attribute, which
 * the policy would refuse, fails the build.
 */
export function frameworkScripts(page: CheerioAPI): Inlined {
  page('link[rel="modulepreload"]').remove();
  const scripts = page(inline);
  const stray = isLive(page) ? scripts.filter("head *, header *, main *, footer *") : scripts;
  const refused = stray.add("[style]").first();
  if (refused.length > 0) {
    throw new Error(`The page's policy cannot allow this: ${page.html(refused).slice(0, 200)}`);
  }
  return { scripts: scripts.toArray().map((script) => page(script).text()) };
}
