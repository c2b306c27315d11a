import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { SiteWords } from "@mortgage-kit/content";
import type { CheerioAPI } from "cheerio";
import { type BuildOptions, buildSync } from "esbuild";
import { namesIn } from "./namesIn.ts";

const app = join(import.meta.dirname, "../app");

/** Lets the browser prefetch a page of this site when the visitor seems about to open it. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** Adds the scripts of every page, the ad tag's, and those for elements that only this page has. */
export function scriptAdder(
  words: SiteWords,
  hasAdTag: boolean,
  client: string,
): (page: CheerioAPI) => void {
  const inHead = [bundled("beforePaint"), ...(hasAdTag ? [bundled("adScript")] : [])];
  const pageScript = bundled("pageScript");
  const relatedAnswersModule = writeModule("search/relatedAnswers", client);
  /** Scripts of the elements that have an attribute. */
  const ownScripts: readonly { name: string; except?: string; script: string }[] = [
    { name: "data-live", script: bundled("loadParts", { failedPart: words.failedPart }) },
    { name: "data-rate-key", except: "data-bank-rates", script: bundled("currentRates") },
    { name: "data-bank-rates", script: bundled("ratesPage") },
    { name: "data-checklist", script: bundled("checklistPage") },
    { name: "data-calendar", script: bundled("calendarPage") },
    { name: "data-call-back", script: bundled("callBackPage") },
    {
      name: "data-filtered-list",
      script: bundled("filteredListPage", { relatedAnswersModule }),
    },
    { name: "data-feed", script: bundled("blogsPage") },
    { name: "data-soon", script: bundled("picturesPage") },
  ];
  return (page) => {
    page("head").append(inHead.map((script) => `<script>${script}</script>`).join(""));
    const { attributes } = namesIn(page);
    const own = ownScripts.filter(
      ({ name, except = "" }) => attributes.has(name) && !attributes.has(except),
    );
    // One element, because the policy has a hash for each.
    const atEnd = [pageScript, ...own.map(({ script }) => script)].join("");
    page("body").append(
      `<script type="speculationrules">${speculationRules}</script><script>${atEnd}</script>`,
    );
  };
}

/** Bundles and minifies a module of `app/pageScript` with its imports and the given globals. */
function bundled(name: string, globals: Readonly<Record<string, object | string>> = {}): string {
  return build({
    entryPoints: [join(app, `pageScript/${name}.ts`)],
    format: "iife",
    external: ["/assets/*"],
    define: Object.fromEntries(
      Object.entries(globals).map(([global, value]) => [global, JSON.stringify(value)]),
    ),
  });
}

/** Writes a module that a page's script imports later. Returns its address. */
function writeModule(name: string, client: string): string {
  const text = build({ entryPoints: [join(app, `${name}.ts`)], format: "esm" });
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const path = `/assets/${basename(name)}-${hash}.js`;
  writeFileSync(join(client, path), text);
  return path;
}

function build(options: BuildOptions): string {
  const { outputFiles } = buildSync({
    ...options,
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
  });
  return outputFiles.map(({ text }) => text.trim()).join();
}
