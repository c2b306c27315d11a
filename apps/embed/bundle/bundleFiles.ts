import { build, type Rolldown } from "vite";
import { bundleOptions, type ChunkGroups, type Renderer } from "./bundleOptions.ts";
import { chunkGroups } from "./chunkGroups.ts";
import { shadowStyles } from "./shadowStyles.ts";

export interface BundledFiles {
  /** Scripts by path, relative to the folder that serves them. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Path of each entry, by name. */
  readonly entries: ReadonlyMap<string, string>;
  /** Scripts that each script needs before it runs, including itself. */
  readonly needs: ReadonlyMap<string, readonly string[]>;
}

/** Builds twice: the first pass finds the styles to inline and the modules to group in chunks. */
export async function bundleFiles(renderer: Renderer): Promise<BundledFiles> {
  const first = await outputOf(renderer, "", new Map());
  const styles = stylesOf(first);
  const groups = chunkGroups(first.filter((file) => file.type === "chunk"));
  const output = await outputOf(renderer, styles, groups);
  const chunks = output.filter((file) => file.type === "chunk");
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  return {
    scripts: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    entries: new Map(
      chunks.filter(({ isEntry }) => isEntry).map(({ name, fileName }) => [name, fileName]),
    ),
    needs: new Map([...imports.keys()].map((path) => [path, [...reachable(path, imports)]])),
  };
}

function stylesOf(output: Output): string {
  const code = output.map((file) => (file.type === "chunk" ? file.code : "")).join();
  return shadowStyles(cssOf(output), (className) => code.includes(className));
}

function reachable(
  path: string,
  imports: ReadonlyMap<string, readonly string[]>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const next of imports.get(path) ?? []) reachable(next, imports, found);
  return found;
}

type Output = Rolldown.RolldownOutput["output"];

async function outputOf(renderer: Renderer, styles: string, groups: ChunkGroups): Promise<Output> {
  const result = await build(bundleOptions(renderer, styles, groups));
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite gave no output.");
  return result.output;
}

function cssOf(output: Output): string {
  const sheet = output.find(({ fileName }) => fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("The calculators came without a style sheet.");
  return typeof sheet.source === "string" ? sheet.source : new TextDecoder().decode(sheet.source);
}
