import { runCommand } from "../src/commands/runCommand.ts";
import type { Environment } from "../src/env.ts";
import type { DatabaseSettings } from "../src/leads/openDatabase.ts";
import { now } from "./submission.ts";

/** A terminal on one database: takes a command line, or its words, and answers what it printed. */
export function leadsTerminal(settings: DatabaseSettings) {
  const place: Environment =
    settings.engine === "sqlite" ? { DATA_DIR: settings.dataDir } : { DATABASE_URL: settings.url };
  return async (line: string | string[], env: Environment = {}) => {
    let [out, errors] = ["", ""];
    const code = await runCommand(typeof line === "string" ? line.split(" ") : line, {
      env: { ...place, ...env },
      now,
      actor: "nora",
      write: (text) => {
        out += text;
      },
      complain: (text) => {
        errors += text;
      },
    });
    return { code, out, errors };
  };
}
