import { runCommand } from "../src/commands/runCommand.ts";
import type { Environment } from "../src/settings/readSettings.ts";
import type { DatabaseSettings } from "../src/store/openDatabase.ts";
import { now } from "./submission.ts";

export const environmentOf = (settings: DatabaseSettings): Environment => ({
  SITE_BROKERAGE: process.env.SITE_BROKERAGE,
  ...(settings.engine === "sqlite"
    ? { DATA_DIR: settings.dataDir }
    : { DATABASE_URL: settings.url }),
});

export async function leads(line: string | string[], env: Environment, at = now) {
  let [out, errors] = ["", ""];
  const code = await runCommand(typeof line === "string" ? line.split(" ").filter(Boolean) : line, {
    env,
    now: at,
    actor: "nora",
    write: (text) => {
      out += text;
    },
    complain: (text) => {
      errors += text;
    },
  });
  return { code, out, errors };
}

export const leadsTerminal =
  (settings: DatabaseSettings) =>
  (line: string | string[], env: Environment = {}) =>
    leads(line, { ...environmentOf(settings), ...env });
