import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";

const release = join(import.meta.dirname, "..");

// Made with the release, as the folder may not be written to where it runs.
enableCompileCache({ directory: join(release, "server/compiled"), portable: true });

const { env } = process;
if (env.SITE_DIR !== "none") env.SITE_DIR = resolve(env.SITE_DIR || join(release, "site/client"));
// A path is taken from where the command is typed; in the repository it is from its root.
env.DATA_DIR = resolve(env.DATA_DIR || ".data");
