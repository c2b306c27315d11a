import { build, type Rolldown } from "vite";
import { bundleOptions, type Renderer } from "./bundleOptions.ts";
import { shadowStyles } from "./shadowStyles.ts";

export interface BundledFiles {
  /** Scripts by path, relative to the folder that serves them. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Path of each entry, by name. */
  readonly entries: ReadonlyMap<string, string>;
  /** Scripts that each script needs before it runs, including itself. */
  readonly needs: ReadonlyMap<string, readonly string[]>;
}

/** Builds twice: the first pass finds the styles to inline. */
export async function bundleFiles(renderer: Renderer): Promise<BundledFiles> {
  const styles = stylesOf(await outputOf(renderer, ""));
  const output = await outputOf(renderer, styles);
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
  return shadowStyles(cssOf(output), code);
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

async function outputOf(renderer: Renderer, styles: string): Promise<Output> {
  const result = await build(bundleOptions(renderer, styles));
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite gave no output.");
  return result.output;
}

function cssOf(output: Output): string {
  const sheet = output.find(({ fileName }) => fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("The calculators came without a style sheet.");
  return typeof sheet.source === "string" ? sheet.source : new TextDecoder().decode(sheet.source);
}
