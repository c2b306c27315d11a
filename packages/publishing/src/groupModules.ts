#!/usr/bin/env node
/**
 * Groups built modules into the files of `parts.config.ts`, because an app's bundler makes one chunk of
 * each file that its pages share. What `import()` loads, or has side effects, keeps its own file.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, matchesGlob, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { type OutputChunk, type Plugin, rolldown } from "rolldown";
import { parseSync } from "vite";
import { moduleEntryPoints, readPackageManifest } from "./entryPoints.ts";
import { markPure } from "./markPure.ts";
import { cycleIn, filesOf, type Part } from "./parts.ts";

const root = process.cwd();
const dist = join(root, "dist");
const manifest = readPackageManifest(root);
const { parts }: { parts: readonly Part[] } = await import(
  pathToFileURL(join(root, "parts.config.ts")).href
);

const nameOf = (id: string) => relative(dist, id).replaceAll(sep, "/").replace(/\.js$/, "");
const idOf = (name: string) => join(dist, `${name}.js`);
const built = globSync("**/*.js", { cwd: dist }).map((file) => nameOf(join(dist, file)));
const codeOf = new Map(built.map((name) => [name, readFileSync(idOf(name), "utf8")]));
const isClient = (id: string) => /^["']use client["']/.test(codeOf.get(nameOf(id)) ?? "");

const loadedLater = [...codeOf].flatMap(([name, code]) =>
  [...code.matchAll(/\bimport\("(\.[^"]+)"\)/g)].map(([, to = ""]) =>
    nameOf(join(idOf(name), "..", to)),
  ),
);
const entryPoints = moduleEntryPoints(manifest.exports, root).map(([, file]) =>
  file.replace("./src/", "").replace(/\.tsx?$/, ""),
);
const sideEffects = manifest.sideEffects || [];
const acting = entryPoints.filter((name) =>
  sideEffects.some((pattern) => matchesGlob(`${name}.js`, pattern)),
);
const graph = new Map([...codeOf].map(([name, code]) => [name, importsOf(name, code)]));
const files = filesOf(graph, parts, new Set([...loadedLater, ...acting]));

/** Returns the names of the package's modules that a module imports or re-exports from. */
function importsOf(name: string, code: string): readonly string[] {
  return parseSync(idOf(name), code)
    .program.body.flatMap((statement) =>
      "source" in statement && statement.source ? statement.source.value : [],
    )
    .filter((source) => source.startsWith("."))
    .map((source) => nameOf(join(idOf(name), "..", source)));
}

/** Reads the modules with their source maps, and marks what they compute while they load. */
const readBuilt: Plugin = {
  name: "read-built",
  load(id) {
    const code = codeOf.get(nameOf(id));
    if (code === undefined) return null;
    // A module that only re-exports has no map.
    const map = existsSync(`${id}.map`) ? JSON.parse(readFileSync(`${id}.map`, "utf8")) : null;
    return { code, map };
  },
  transform(code, id) {
    if (!codeOf.has(nameOf(id))) return null;
    const marked = markPure(id, code);
    return { code: marked.toString(), map: marked.generateMap({ hires: true }) };
  },
};

const facade = "\0entry point:";
/** Re-exports an entry point from its part; the bundler would make the part the entry point's file. */
const entryPointsOfParts: Plugin = {
  name: "entry-points-of-parts",
  resolveId: (id) => (id.startsWith(facade) ? id : null),
  load: (id) =>
    id.startsWith(facade)
      ? `export * from ${JSON.stringify(idOf(id.slice(facade.length)))};`
      : null,
};

const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(
    [...entryPoints, ...loadedLater].map((name) => [
      name,
      files.get(name) === name ? idOf(name) : facade + name,
    ]),
  ),
  external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [entryPointsOfParts, readBuilt],
  preserveEntrySignatures: "allow-extension",
  // The banner below has the directive.
  checks: { moduleLevelDirective: false, bundlerTimings: false, pluginTimings: false },
});
const { output } = await bundle.generate({
  format: "es",
  sourcemap: true,
  entryFileNames: "[name].js",
  chunkFileNames: "[name].js",
  minifyInternalExports: false,
  // Declarations and source maps have the documentation.
  comments: { jsdoc: false },
  hoistTransitiveImports: false,
  banner: ({ moduleIds }) => (moduleIds.some(isClient) ? '"use client";' : ""),
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [{ debugName: "parts", name: (id) => files.get(nameOf(id)) ?? null }],
  },
});
await bundle.close();
const chunks = output.filter((file): file is OutputChunk => file.type === "chunk");
const cycle = cycleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
if (cycle) throw new Error(`Files import each other: ${cycle.join(", ")}.`);
for (const name of built) {
  for (const file of [idOf(name), `${idOf(name)}.map`]) rmSync(file, { force: true });
}
for (const file of output) {
  const path = join(dist, file.fileName);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file.type === "chunk" ? file.code : file.source);
}
