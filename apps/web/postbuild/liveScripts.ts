import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { CheerioAPI } from "cheerio";
import type { Inlined } from "./inlined.ts";

/** The bundler's manifest: chunks by source path. */
export type Chunks = Readonly<
  Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>
>;

export function readChunks(client: string): Chunks {
  return JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
}

export function isLive(page: CheerioAPI): boolean {
  return page("[data-live]").length > 0;
}

/**
 * Adds the scripts of the page's live parts after its content.
 *
 * @throws Error if the content has a script or a style attribute, which the policy would block.
 */
export function liveScripts(page: CheerioAPI, chunks: Chunks): Inlined {
  const refused = page("script:not([type$='json']), [style]").first();
  if (refused.length > 0) {
    throw new Error(`The page's policy cannot allow this: ${page.html(refused).slice(0, 200)}`);
  }
  page('link[rel="modulepreload"]').remove();
  if (!isLive(page)) return {};
  const start = entryChunks(page, chunks)
    .map(({ file }) => `import"/${file}"`)
    .join(";");
  page("body").append(`<script type="module">${start}</script>`);
  return { scripts: [start] };
}

/** Returns the files of all scripts that the page's live parts may load, at the start or later. */
export function scriptFiles(page: CheerioAPI, chunks: Chunks): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = ({ file, imports = [], dynamicImports = [] }: Chunks[string]) => {
    if (files.has(file)) return;
    files.add(file);
    for (const key of [...imports, ...dynamicImports]) visit(chunkOf(key, chunks));
  };
  entryChunks(page, chunks).forEach(visit);
  return files;
}

function entryChunks(page: CheerioAPI, chunks: Chunks): Chunks[string][] {
  const parts = page("[data-live]").toArray();
  const modules = parts.map((part) => page(part).attr("data-live")?.split(":")[0]);
  return [...new Set(modules)].map((name) => chunkOf(`app/live/${name}.tsx`, chunks));
}

export function chunkOf(key: string, chunks: Chunks): Chunks[string] {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The browser's build has nothing for ${key}.`);
  return chunk;
}

/** Removes scripts that no page loads, such as the framework's, and the bundler's manifest. */
export function dropUnusedScripts(
  client: string,
  built: readonly string[],
  used: ReadonlySet<string>,
): void {
  for (const name of built) {
    const isScript = /^assets[\\/][^\\/]+\.js$/.test(name);
    if (isScript && !used.has(`assets/${basename(name)}`)) rmSync(join(client, name));
  }
  rmSync(join(client, ".vite"), { recursive: true, force: true });
}
