import { readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";

// In NODE_COMPILE_CACHE or the temporary folder: the release's own folder may be read-only.
enableCompileCache();

const { env } = process;
if (env.SITE_DIR !== "none") {
  env.SITE_DIR = resolve(env.SITE_DIR || join(import.meta.dirname, "../site/client"));
}
// The values that the site was built with; a setting of this machine overrides them.
const site = JSON.parse(readFileSync(join(import.meta.dirname, "site.json"), "utf8"));
for (const [name, value] of Object.entries(site)) env[name] ||= value;
// Resolves paths from the current folder. In the repository they are resolved from its root.
env.DATA_DIR = resolve(env.DATA_DIR || ".data");
if (env.DELIVERY_CA_FILE) env.DELIVERY_CA_FILE = resolve(env.DELIVERY_CA_FILE);
