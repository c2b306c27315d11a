import { existsSync } from "node:fs";
import { sql } from "kysely";
import type { Settings } from "../settings/readSettings.ts";
import type { AuditAction } from "./auditLog.ts";
import { scrub } from "./eraseLeads.ts";
import type { LeadDatabase } from "./openDatabase.ts";
import { findResidualFiles, isInFiles, type Removed, type ResidualFile } from "./residualFiles.ts";

export type ScrubSettings = Pick<Settings, "database" | "backups" | "dataDir">;

/** Report of a removal, in sentences. */
export interface ScrubReport {
  lines: string[];
  /** True if nothing of the removed data was found anywhere. */
  isClear: boolean;
}

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

const maxSearched = 100;

/**
 * Returns the contacts of removed records that are in no remaining one, nor a part of its contact, as
 * ann@x.example is of joann@x.example.
 */
async function unsharedContacts(db: LeadDatabase, contacts: readonly string[]): Promise<string[]> {
  if (contacts.length === 0) return [];
  const { rows } = await sql<{ value: string }>`
    select value from json_each(${JSON.stringify(contacts.slice(0, maxSearched))}) where not exists (
      select 1 from leads where instr(phone_or_email, value) > 0
      union all select 1 from reminders where instr(email, value) > 0)`.execute(db);
  return rows.map(({ value }) => value);
}

/**
 * Scrubs removed leads from the database's files, searches every place in which this machine keeps
 * data for them and these contacts, and reports success only when nothing was found.
 */
export async function reportScrub(
  db: LeadDatabase,
  { database, backups, dataDir }: ScrubSettings,
  contacts: readonly string[] = [],
): Promise<ScrubReport> {
  const isScrubbed = await scrub(db, database.engine).catch(() => false);
  const isSqlite = database.engine === "sqlite";
  const isLeft = async () => isSqlite && isInFiles(dataDir, await unsharedContacts(db, contacts));
  if (!isScrubbed || (await isLeft())) {
    const lines = [
      "Another program is reading the database, so removed data may still be in its files: stop it (for example Litestream) and run leads purge --yes.",
    ];
    return { lines, isClear: false };
  }
  const removed = await allRemoved(db);
  const wanted = [isSqlite ? dataDir : undefined, backups.dir].filter((path) => path !== undefined);
  const folders = wanted.filter(existsSync);
  const missing = wanted.filter((path) => !existsSync(path));
  const residual = removed.ids.size > 0 ? await findResidualFiles(folders, dataDir, removed) : [];
  const isClear = residual.length + missing.length === 0;
  const lines = [
    isSqlite
      ? "The database's files contain none of the removed data."
      : "The tables contain none of the removed data. PostgreSQL's write-ahead log and backups contain it until they are recycled.",
    ...residualLines(residual),
    ...(backups.dir === undefined
      ? ["Backups were not searched: set BACKUP_DIR to their folder."]
      : []),
    ...missing.map(
      (path) => `Not searched, because it does not exist or cannot be reached: ${path}`,
    ),
    ...(isClear && folders.length > 0
      ? [`No file in ${folders.join(" and ")} contains it either.`]
      : []),
  ];
  return { lines, isClear };
}

function residualLines(residual: readonly ResidualFile[]): string[] {
  const listed = (isCertain: boolean, sentence: string) => {
    const paths = residual.filter((found) => found.isCertain === isCertain);
    return paths.length > 0
      ? [`${sentence}${paths.map(({ path }) => `\n  ${path}`).join("")}`]
      : [];
  };
  return [
    ...listed(true, "These files still contain some of it:"),
    ...listed(false, "These files cannot be searched and are old enough to contain it:"),
  ];
}
