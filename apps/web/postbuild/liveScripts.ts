import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { CheerioAPI } from "cheerio";

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
 * Writes the addresses of the parts' scripts, importers last, for the page's own script to load.
 * Throws for content with a script or a style, which the policy would block.
 */
export function liveScripts(page: CheerioAPI, chunks: Chunks): void {
  const refused = page("script:not([type$='json']), style, [style]").first();
  if (refused.length > 0) {
    throw new Error(`The page's policy cannot allow this: ${page.html(refused).slice(0, 200)}`);
  }
  page('link[rel="modulepreload"]').remove();
  const imported = new Set<string>();
  const visit = ({ imports = [] }: Chunks[string]) => {
    for (const chunk of imports.map((key) => chunkOf(key, chunks))) {
      if (imported.has(`/${chunk.file}`)) continue;
      visit(chunk);
      imported.add(`/${chunk.file}`);
    }
  };
  for (const { place, chunk } of liveParts(page, chunks)) {
    visit(chunk);
    place.attr("data-script", `/${chunk.file}`);
  }
  if (imported.size > 0) page("body").attr("data-imports", [...imported].join(" "));
}

/** Returns the files of all scripts that the page's live parts may load, at the start or later. */
export function scriptFiles(page: CheerioAPI, chunks: Chunks): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = ({ file, imports = [], dynamicImports = [] }: Chunks[string]) => {
    if (files.has(file)) return;
    files.add(file);
    for (const key of [...imports, ...dynamicImports]) visit(chunkOf(key, chunks));
  };
  for (const { chunk } of liveParts(page, chunks)) visit(chunk);
  return files;
}

function liveParts(page: CheerioAPI, chunks: Chunks) {
  return page("[data-live]")
    .toArray()
    .map((element) => {
      const place = page(element);
      const [name] = place.attr("data-live")?.split(":") ?? [];
      return { place, chunk: chunkOf(`app/live/${name}.tsx`, chunks) };
    });
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
