import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { table } from "./table.ts";

const engine = join(import.meta.dirname, "../../../packages/calculator-engine");

export function sizesPage(): string {
  const measure = join(engine, "node_modules/size-limit/bin.js");
  // Sizes above a limit, which makes it exit with 1, fail the engine's own test.
  const { stdout } = spawnSync(process.execPath, [measure, "--json"], {
    cwd: engine,
    encoding: "utf8",
  });
  const sizes = JSON.parse(stdout) as readonly { readonly name: string; readonly size: number }[];
  const rows = sizes.map(({ name, size }) => [name, `${(size / 1000).toFixed(1)} kB`]);
  return `What a page loads of the engine, minified and gzipped, with everything that it imports.

${table(["Import", "Size"], rows)}
`;
}
