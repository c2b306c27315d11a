import { readdirSync } from "node:fs";
import { join } from "node:path";
import { scrub } from "../leads/eraseLeads.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import { type CommandContext, CommandError, exitCodes, UsageError } from "./command.ts";
import { readText } from "./readOptions.ts";

/** A legal hold is lifted first, or nothing is removed: no reason overrules it. */
export function refuseHeld(leads: readonly LeadRecord[]): void {
  const held = leads.find(({ hold_reason }) => hold_reason !== null);
  if (!held) return;
  throw new CommandError(
    `${held.id} is under a legal hold (${held.hold_reason}): leads release lifts it.`,
  );
}

/** The reason for which the law is overruled. It stays in the audit log, so it may not name anybody. */
export function readOverrule({ options }: CommandContext): string | undefined {
  const reason = readText(options, "overrule")?.trim();
  if (reason === undefined) return undefined;
  if (reason.length >= 10 && reason.length <= 300) return reason;
  throw new UsageError("--overrule needs a reason of 10 to 300 characters.");
}

export function expectNamesNobody(reason: string, leads: readonly LeadRecord[]): void {
  const text = reason.toLowerCase();
  const isNamed = leads.some(({ first_name, last_name, phone_or_email }) =>
    [first_name, last_name, phone_or_email].some((own) => text.includes(own.toLowerCase())),
  );
  if (isNamed) {
    throw new UsageError(
      "The reason outlives what is erased, so it may not contain the person's name or contact.",
    );
  }
}

/** What a restore kept of the database before it, which may hold anybody. */
function keptByRestores(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => name.includes(".replaced-"))
    .map((name) => join(dataDir, name));
}

/** Clears what was removed out of the database's files, and says how far that reaches. */
export async function reportScrub({ db, settings, print }: CommandContext): Promise<number> {
  const { database } = settings;
  const isClear = await scrub(db, database.engine).catch(() => false);
  if (!isClear) {
    print(
      "Something else reads the database, so parts of what was removed may still be in its files: stop what copies it, such as Litestream, and run leads purge --yes.",
    );
    return exitCodes.attention;
  }
  if (database.engine === "postgres") {
    print(
      "Nothing of what was removed is left in the tables. PostgreSQL's write-ahead log and backups keep it until they are recycled.",
    );
    return exitCodes.done;
  }
  print(
    "Nothing of what was removed is left in the database's files. Backups keep it until they are removed.",
  );
  const kept = keptByRestores(database.dataDir);
  if (kept.length === 0) return exitCodes.done;
  print(`So do files that a restore put aside: remove them.\n  ${kept.join("\n  ")}`);
  return exitCodes.attention;
}
