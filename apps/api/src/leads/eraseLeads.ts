import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { removeReminders } from "../reminders/reminderStore.ts";
import { type AuditEntry, audit } from "./auditLog.ts";
import { inPages } from "./inPages.ts";
import type { DatabaseSettings, LeadDatabase } from "./openDatabase.ts";

interface Removal {
  ids: string[];
  reminders?: readonly { id: string }[];
}

/** Removes these leads and reminders with all related rows, and records it, in one transaction. */
export function eraseLeads(
  db: LeadDatabase,
  { ids, reminders = [] }: Removal,
  entry: Omit<AuditEntry, "leadIds">,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const erased: string[] = [];
    for (const some of inPages(ids)) {
      await tx.deleteFrom("idempotency_keys").where("lead_id", "in", some).execute();
      await tx.deleteFrom("outbox").where("subject_id", "in", some).execute();
      await tx.deleteFrom("lead_details").where("lead_id", "in", some).execute();
      const gone = tx.deleteFrom("leads").where("id", "in", some).returning("id");
      erased.push(...(await gone.execute()).map(({ id }) => id));
    }
    await removeReminders(tx, reminders);
    const unscrubbed = { id: 1, since: entry.at.toISOString() };
    await tx
      .insertInto("unscrubbed")
      .values(unscrubbed)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    // Somebody else may have erased some of them first.
    await audit(tx, { ...entry, leadIds: erased });
    if (reminders.length > 0) {
      const detail = ["renewal reminder", entry.detail].filter(Boolean).join(", ");
      await audit(tx, { ...entry, detail, leadIds: reminders.map(({ id }) => id) });
    }
  });
}

/**
 * Returns the time of an interrupted erasure whose files are not scrubbed yet; undefined without
 * one.
 */
export async function unscrubbedSince(db: LeadDatabase): Promise<string | undefined> {
  return (await db.selectFrom("unscrubbed").select("since").executeTakeFirst())?.since;
}

export const unfinishedErasure = (since: string) =>
  `Data erased on ${since.slice(0, 10)} is no longer in the tables, but may still be in the database's files: run leads purge --yes.`;

/**
 * Scrubs removed rows from the database's files. SQLite's file is rewritten without free pages and
 * its log emptied; a server may go on meanwhile. PostgreSQL's tables are rewritten too, but its own
 * log and copies keep old rows until they are recycled. Returns false when another program, such as
 * one that copies the log continuously, kept the files in use, so that it has to be repeated.
 */
export async function scrub(
  db: LeadDatabase,
  engine: DatabaseSettings["engine"],
): Promise<boolean> {
  if (engine === "postgres") {
    await sql`vacuum (full) leads, lead_details, outbox, idempotency_keys, reminders`.execute(db);
    await db.deleteFrom("unscrubbed").execute();
    return true;
  }
  await rewriteFile(db);
  // Each statement waits for readers for a while.
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) {
      await db.deleteFrom("unscrubbed").execute();
      return true;
    }
    await wait(100);
  }
  return false;
}

/**
 * Rewrites the file through a temporary one beside it, which SQLite unlinks at once. In memory it
 * would need as much as the database, and in the system's temporary folder it would leave this disk.
 */
async function rewriteFile(db: LeadDatabase): Promise<void> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
  const folder = dirname(rows[0]?.file ?? "");
  await sql`pragma temp_store_directory = ${sql.lit(folder)}`.execute(db);
  await sql`pragma temp_store = file`.execute(db);
  try {
    await sql`vacuum`.execute(db);
  } finally {
    await sql`pragma temp_store = memory`.execute(db);
  }
}
