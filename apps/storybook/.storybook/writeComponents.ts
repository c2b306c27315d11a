/** Writes the components' properties, types and defaults, which the pages of their stories show. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describedComponents } from "@mortgage-kit/publishing/describedComponents";

const folder = join(import.meta.dirname, "../build");

mkdirSync(folder, { recursive: true });
const components = ["ui", "calculators"].flatMap((name) => describedComponents(name));
writeFileSync(join(folder, "components.json"), JSON.stringify(components));
