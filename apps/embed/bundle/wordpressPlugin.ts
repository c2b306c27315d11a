import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";

export const pluginName = "mortgage-calculator-embed";

const folder = join(import.meta.dirname, "../wordpress", pluginName);

// A fixed date makes the zip reproducible; zip files have no earlier one.
const mtime = new Date(1980, 0, 1);

/**
 * Returns the plugin in the format that WordPress installs: a zip with the plugin's folder in it.
 */
export function wordpressPlugin(): Uint8Array {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return zipSync(
    Object.fromEntries(
      files.map(({ name }) => [`${pluginName}/${name}`, readFileSync(join(folder, name))]),
    ),
    { level: 9, mtime },
  );
}
