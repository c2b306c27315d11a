import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import { buildSync } from "esbuild";
import type { Inlined } from "./inlined.ts";

const beforePaint = bundled("beforePaint");
const pageScript = bundled("pageScript");

/** Pages of this site are fetched when a visitor is about to go there. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** Puts the scripts into the page that every page has, live or not. */
export function addScripts(page: CheerioAPI): Inlined {
  page("head").append(`<script>${beforePaint}</script>`);
  page("body").append(
    `<script type="speculationrules">${speculationRules}</script><script>${pageScript}</script>`,
  );
  return { scripts: [beforePaint, speculationRules, pageScript] };
}

/** One of the modules of the page script and all that it imports, as small as it gets. */
function bundled(name: string): string {
  const entry = join(import.meta.dirname, `../app/pageScript/${name}.ts`);
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  return outputFiles.map(({ text }) => text.trim()).join();
}
