import { readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";

// The compile cache is in NODE_COMPILE_CACHE or the machine's temporary folder, because the
// release's own folder may be read-only.
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
env.LEADS_COMMAND ||= leadsCommand();

/**
 * Returns the `leads` command for this server's data, for use in any folder of this machine:
 * `DATA_DIR=/data /opt/brokerage/bin/leads`.
 */
function leadsCommand() {
  const words = [quoted(resolve(import.meta.dirname, "../bin/leads"))];
  // A database's URL contains its password, which no mail may contain.
  if (!env.DATABASE_URL) words.unshift(`DATA_DIR=${quoted(env.DATA_DIR)}`);
  if (env.SETTINGS_FILE) words.unshift(`SETTINGS_FILE=${quoted(resolve(env.SETTINGS_FILE))}`);
  return words.join(" ");
}

/** Quotes a word for the shell if necessary. */
function quoted(word) {
  return /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
