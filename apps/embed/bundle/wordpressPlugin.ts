import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { questionIds } from "@mortgage-kit/calculator-engine/insight";
import { words as english } from "@mortgage-kit/calculator-engine/words/en";
import { words as french } from "@mortgage-kit/calculator-engine/words/fr";
import { strToU8, zipSync } from "fflate";
import { reservedHeights } from "../src/reservedHeights.ts";

export const pluginName = "mortgage-calculator-embed";

const folder = join(import.meta.dirname, "../wordpress", pluginName);

// A fixed date makes the zip reproducible; zip files have no earlier one.
const mtime = new Date(1980, 0, 1);

/** Names of the calculators, and the heights that a page reserves, as `calculators.php` reads them. */
export const pluginCalculators = Object.fromEntries(
  questionIds.map((id) => {
    const [en, fr] = [english, french].map((words) => words.question(id).name);
    return [id, { en, fr, ...reservedHeights[id] }];
  }),
);

/** Returns the plugin as WordPress installs it: a zip with the plugin's folder in it. */
export function wordpressPlugin(): Uint8Array {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return zipSync(
    {
      ...Object.fromEntries(
        files.map(({ name }) => [`${pluginName}/${name}`, readFileSync(join(folder, name))]),
      ),
      [`${pluginName}/calculators.json`]: strToU8(JSON.stringify(pluginCalculators)),
    },
    { level: 9, mtime },
  );
}
