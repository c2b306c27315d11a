import { join } from "node:path";
import type { SiteWords } from "@mortgage-kit/content";
import type { CheerioAPI } from "cheerio";
import { buildSync } from "esbuild";
import type { Inlined } from "./inlined.ts";

/** Lets the browser prefetch a page of this site when the visitor seems about to open it. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/**
 * Returns a function that adds to a page the scripts that every page has, the ad tag's if there is one,
 * and those for elements that only this page has.
 */
export function scriptAdder(words: SiteWords, hasAdTag: boolean): (page: CheerioAPI) => Inlined {
  const inHead = [bundled("beforePaint"), ...(hasAdTag ? [bundled("adScript")] : [])];
  const pageScript = bundled("pageScript");
  const ownScripts = [
    { selector: "[data-live]", script: bundled("failedParts", { failedPart: words.failedPart }) },
    { selector: "[data-bank-rates]", script: bundled("ratesPage") },
    { selector: "[data-checklist]", script: bundled("checklistPage") },
    { selector: "[data-calendar]", script: bundled("calendarPage") },
    { selector: "[data-call-back]", script: bundled("callBackPage") },
    { selector: "[data-below-the-fold]", script: bundled("belowTheFoldPage") },
    { selector: "[data-soon]", script: bundled("picturesPage") },
  ];
  return (page) => {
    page("head").append(inHead.map((script) => `<script>${script}</script>`).join(""));
    const own = ownScripts.filter(({ selector }) => page(selector).length > 0);
    // One element, because the policy has a hash for each.
    const atEnd = [pageScript, ...own.map(({ script }) => script)].join("");
    page("body").append(
      `<script type="speculationrules">${speculationRules}</script><script>${atEnd}</script>`,
    );
    return { scripts: [...inHead, speculationRules, atEnd] };
  };
}

/** Bundles and minifies a module of `app/pageScript` with its imports and the given globals. */
function bundled(name: string, globals: Readonly<Record<string, object>> = {}): string {
  const entry = join(import.meta.dirname, `../app/pageScript/${name}.ts`);
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    define: Object.fromEntries(
      Object.entries(globals).map(([global, value]) => [global, JSON.stringify(value)]),
    ),
  });
  return outputFiles.map(({ text }) => text.trim()).join();
}
