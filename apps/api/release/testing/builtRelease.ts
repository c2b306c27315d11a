import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../faults/harness/startServer.ts";

const releases = join(import.meta.dirname, "../../build/release");

export function builtRelease(): string {
  const names = existsSync(releases) ? readdirSync(releases) : [];
  const name = names.find((entry) => entry.endsWith("-linux-x64"));
  if (!name) throw new Error("There is no release yet: run pnpm release:server first.");
  return join(releases, name);
}

export const startRelease = (env: Record<string, string>) =>
  startServer({
    command: [join(builtRelease(), "bin/server")],
    env: { SETTINGS_FILE: "none", SITE_DIR: "", ...env },
  });
