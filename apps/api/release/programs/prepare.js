import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";

// The cache lies in NODE_COMPILE_CACHE or the machine's folder for temporary files, because the
// release's own folder may be read-only.
enableCompileCache();

const { env } = process;
if (env.SITE_DIR !== "none") {
  env.SITE_DIR = resolve(env.SITE_DIR || join(import.meta.dirname, "../site/client"));
}
// Paths are taken from where the command is typed; in the repository they are from its root.
env.DATA_DIR = resolve(env.DATA_DIR || ".data");
if (env.DELIVERY_CA_FILE) env.DELIVERY_CA_FILE = resolve(env.DELIVERY_CA_FILE);
env.LEADS_COMMAND ||= leadsCommand();

/** As it works in any folder of this machine, for this server's data: `DATA_DIR=/data /opt/brokerage/bin/leads`. */
function leadsCommand() {
  const words = [quoted(resolve(import.meta.dirname, "../bin/leads"))];
  // An address of a database holds its password, which no mail may show.
  if (!env.DATABASE_URL) words.unshift(`DATA_DIR=${quoted(env.DATA_DIR)}`);
  if (env.SETTINGS_FILE) words.unshift(`SETTINGS_FILE=${quoted(resolve(env.SETTINGS_FILE))}`);
  return words.join(" ");
}

/** As a shell takes it for one word. */
function quoted(word) {
  return /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
