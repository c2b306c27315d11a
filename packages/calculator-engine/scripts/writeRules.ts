/** Writes the rules and their schema into dist, for programs in other languages. */
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rulesJson } from "./rulesJson.ts";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, "dist", "rules.json"), rulesJson());
copyFileSync(join(root, "rules.schema.json"), join(root, "dist", "rules.schema.json"));
