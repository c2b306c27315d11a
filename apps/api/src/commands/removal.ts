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

/** Clears what was removed out of the database's files, and says how far that reaches. */
export async function reportScrub({ db, settings, print }: CommandContext): Promise<number> {
  const { engine } = settings.database;
  const isClear = await scrub(db, engine).catch(() => false);
  if (!isClear) {
    print(
      "The database was busy, so parts of what was removed may still be in its files: run leads purge --yes again.",
    );
    return exitCodes.attention;
  }
  print(
    engine === "sqlite"
      ? "Nothing of it is left in the database's files. Backups keep it until they are removed."
      : "Nothing of it is left in the tables. PostgreSQL's write-ahead log and backups keep it until they are recycled.",
  );
  return exitCodes.done;
}
