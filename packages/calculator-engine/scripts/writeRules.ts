/** Writes the rules, their schema and the feed of their changes into dist, for programs in other languages. */
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rulesFeed } from "./rulesFeed.ts";
import { rulesJson } from "./rulesJson.ts";

const root = join(import.meta.dirname, "..");
const rules = rulesJson();
writeFileSync(join(root, "dist", "rules.json"), rules);
writeFileSync(join(root, "dist", "rules.atom"), rulesFeed(JSON.parse(rules)));
copyFileSync(join(root, "rules.schema.json"), join(root, "dist", "rules.schema.json"));
