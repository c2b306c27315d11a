import { existsSync } from "node:fs";
import { sql } from "kysely";
import type { AuditAction } from "../leads/auditLog.ts";
import { scrub } from "../leads/eraseLeads.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import {
  findResidualFiles,
  isInFiles,
  type Removed,
  type ResidualFile,
} from "../leads/residualFiles.ts";
import type { ReminderRecord } from "../reminders/reminderRecords.ts";
import { type CommandContext, CommandError, exitCodes, UsageError } from "./command.ts";

/** Rejects leads under a legal hold. A hold must be lifted; --overrule does not apply. */
export function refuseHeld(leads: readonly LeadRecord[]): void {
  const held = leads.find(({ hold_reason }) => hold_reason !== null);
  if (!held) return;
  throw new CommandError(
    `${held.id} is under a legal hold (${held.hold_reason}): leads release lifts it.`,
  );
}

/**
 * Returns the reason for overruling retention. It stays in the audit log, so it must not name a
 * person.
 */
export function readOverrule({ options }: CommandContext): string | undefined {
  const reason = options.text("overrule")?.trim();
  if (reason === undefined) return undefined;
  if (reason.length >= 10 && reason.length <= 300) return reason;
  throw new UsageError("--overrule needs a reason of 10 to 300 characters.");
}

/** Rejects a reason that contains a name or contact of the people concerned, as whole words. */
export function expectNamesNobody(reason: string, leads: readonly LeadRecord[]): void {
  const text = wordsOf(reason);
  const isNamed = leads.some(({ first_name, last_name, phone_or_email }) =>
    [first_name, last_name, phone_or_email].some((own) => text.includes(wordsOf(own))),
  );
  if (isNamed) {
    throw new UsageError(
      "The reason must not contain the person's name or contact, because it is kept after the erasure.",
    );
  }
}

/** Returns the words of a text in lower case, each between two spaces. */
const wordsOf = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]).join(" ")} `;

/**
 * Returns all leads that the audit log records as removed, except those that a restore
 * brought back.
 */
async function allRemoved(db: LeadDatabase): Promise<Removed> {
  const rows = await db
    .selectFrom("audit_log")
    .select(["lead_id", "at"])
    .where("action", "in", ["erased", "purged", "rejected"] satisfies AuditAction[])
    .where("lead_id", "not in", db.selectFrom("leads").select("id"))
    .where("lead_id", "not in", db.selectFrom("reminders").select("id"))
    .orderBy("at")
    .execute();
  const ids = rows.flatMap(({ lead_id }) => lead_id ?? []);
  return { ids: new Set(ids), lastAt: rows.at(-1)?.at ?? "" };
}

/**
 * Returns the contacts of removed records that are in no remaining one, nor a part of its contact, as
 * ann@x.example is of joann@x.example.
 */
async function unsharedContacts(
  db: LeadDatabase,
  leads: readonly LeadRecord[],
  reminders: readonly ReminderRecord[],
) {
  const contacts = [
    ...leads.slice(0, maxSearched).map((lead) => lead.phone_or_email),
    ...reminders.slice(0, maxSearched).map(({ email }) => email),
  ];
  if (contacts.length === 0) return [];
  const { rows } = await sql<{ value: string }>`
    select value from json_each(${JSON.stringify(contacts)}) where not exists (
      select 1 from leads where instr(phone_or_email, value) > 0
      union all select 1 from reminders where instr(email, value) > 0)`.execute(db);
  return rows.map(({ value }) => value);
}

const maxSearched = 100;

/**
 * Scrubs removed leads from the database's files, searches every place in which this machine keeps
 * data, and reports success only when nothing was found.
 */
export async function reportScrub(
  { db, settings, print }: CommandContext,
  leads: readonly LeadRecord[] = [],
  reminders: readonly ReminderRecord[] = [],
): Promise<number> {
  const { database, backups, dataDir } = settings;
  const isClear = await scrub(db, database.engine).catch(() => false);
  const isSqlite = database.engine === "sqlite";
  const isLeft = async () =>
    isSqlite && isInFiles(dataDir, await unsharedContacts(db, leads, reminders));
  if (!isClear || (await isLeft())) {
    print(
      "Another program is reading the database, so removed data may still be in its files: stop it (for example Litestream) and run leads purge --yes.",
    );
    return exitCodes.attention;
  }
  const removed = await allRemoved(db);
  const wanted = [isSqlite ? dataDir : undefined, backups.dir].filter((path) => path !== undefined);
  const folders = wanted.filter(existsSync);
  const missing = wanted.filter((path) => !existsSync(path));
  const residual = removed.ids.size > 0 ? await findResidualFiles(folders, dataDir, removed) : [];
  print(
    isSqlite
      ? "The database's files contain none of the removed data."
      : "The tables contain none of the removed data. PostgreSQL's write-ahead log and backups contain it until they are recycled.",
  );
  listResidualFiles(residual, print);
  if (backups.dir === undefined) {
    print("Backups were not searched: set BACKUP_DIR to their folder.");
  }
  for (const path of missing) {
    print(`Not searched, because it does not exist or cannot be reached: ${path}`);
  }
  if (residual.length + missing.length > 0) return exitCodes.attention;
  if (folders.length > 0) print(`No file in ${folders.join(" and ")} contains it either.`);
  return exitCodes.done;
}

function listResidualFiles(
  residual: readonly ResidualFile[],
  print: CommandContext["print"],
): void {
  const named = (isCertain: boolean) =>
    residual.filter((found) => found.isCertain === isCertain).map(({ path }) => `\n  ${path}`);
  const [certain, unsure] = [named(true), named(false)];
  if (certain.length > 0) print(`These files still contain some of it:${certain.join("")}`);
  if (unsure.length > 0) {
    print(`These files cannot be searched and are old enough to contain it:${unsure.join("")}`);
  }
}
