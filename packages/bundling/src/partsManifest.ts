import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** Files of a part, as URL paths. */
interface PartFiles {
  readonly module: string;
  /** What the module imports, importers last. */
  readonly imports: readonly string[];
  /** What it may load while the visitor uses it. */
  readonly later: readonly string[];
}

export interface PartsManifest {
  readonly parts: Readonly<Record<string, PartFiles>>;
  /** Style sheet of all parts. */
  readonly styles: string;
}

const fileName = "parts.json";
const virtual = "virtual:parts";

/** Reads the manifest from a build's folder of the browser's files. */
export const readPartsManifest = (client: string): PartsManifest =>
  JSON.parse(readFileSync(join(client, fileName), "utf8"));

/**
 * Builds a script for each part, and lists their files in `parts.json` of the browser's build. The
 * server's build, which comes after it, gets the parts from `virtual:parts`.
 *
 * @param parts Module of each part, by name.
 */
export function partsManifest(parts: ReadonlyMap<string, string>, client: string): Plugin {
  return {
    name: "parts-manifest",
    enforce: "post",
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return;
      for (const id of parts.values()) this.emitFile({ type: "chunk", id });
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    load(id) {
      if (id !== `\0${virtual}`) return null;
      const isServer = this.environment.name === "ssr" && this.environment.mode === "build";
      return `export const parts = ${JSON.stringify(isServer ? readPartsManifest(client).parts : {})};`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const styles = Object.keys(bundle).find((file) => file.endsWith(".css"));
      const manifest: PartsManifest = {
        parts: Object.fromEntries(
          [...parts].map(([name, id]) => [name, filesOf(name, id, bundle)]),
        ),
        styles: styles ?? "",
      };
      this.emitFile({ type: "asset", fileName, source: JSON.stringify(manifest) });
    },
  };
}

function filesOf(name: string, id: string, bundle: Rolldown.OutputBundle): PartFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const module = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
  if (!module) throw new Error(`The browser's build has no script for ${name} in ${basename(id)}.`);
  const imports = reached(module, ({ imports }) => imports);
  const all = reached(module, (chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const path = (file: string) => `/${file}`;
  return {
    module: path(module.fileName),
    imports: [...imports].map(path),
    later: [...all].filter((file) => !imports.has(file)).map(path),
  };

  /** Returns the files that a chunk leads to, without itself, importers last. */
  function reached(
    from: Rolldown.OutputChunk,
    next: (chunk: Rolldown.OutputChunk) => readonly string[],
  ): ReadonlySet<string> {
    const found = new Set<string>();
    const visited = new Set([from.fileName]);
    const visit = (chunk: Rolldown.OutputChunk) => {
      for (const file of next(chunk)) {
        const reachedChunk = byFile.get(file);
        if (!reachedChunk || visited.has(file)) continue;
        visited.add(file);
        visit(reachedChunk);
        found.add(file);
      }
    };
    visit(from);
    return found;
  }
}
