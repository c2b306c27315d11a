import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { table } from "./table.ts";

const engine = join(import.meta.dirname, "../../../packages/calculator-engine");

export function sizesPage(): string {
  const measure = join(engine, "node_modules/size-limit/bin.js");
  const json = execFileSync(process.execPath, [measure, "--json"], {
    cwd: engine,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const sizes = JSON.parse(json) as readonly { readonly name: string; readonly size: number }[];
  const rows = sizes.map(({ name, size }) => [name, `${(size / 1000).toFixed(1)} kB`]);
  return `What a page loads of the engine, minified and gzipped, with everything that it imports.

${table(["Import", "Size"], rows)}
`;
}
