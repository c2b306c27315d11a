import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { inTurns, isPostgres, StoreUnavailable } from "./engine.ts";
import type { LeadDatabase } from "./tables.ts";

/** Returns since when erased data may still be in the files; undefined if there is none. */
export async function unscrubbedSince(db: LeadDatabase): Promise<string | undefined> {
  return (await db.selectFrom("unscrubbed").select("since").executeTakeFirst())?.since;
}

export const unfinishedErasure = (since: string) =>
  `Data erased on ${since.slice(0, 10)} is no longer in the tables, but may still be in the database's files: run leads purge --yes.`;

/** Tables with personal data, and the indexes that repeat some of it. */
const tables = ["leads", "lead_details", "lead_notes", "reminders", "idempotency_keys"] as const;
const indexes = [
  "leads_by_contact",
  "leads_by_number",
  "leads_by_time",
  "reminders_by_email",
  "sqlite_autoindex_idempotency_keys_1",
];

/**
 * Scrubs removed rows from the database's files, beside a server that stores applications. PostgreSQL
 * only frees their space: its files, log and copies keep them until the space is used again. Returns
 * false when another program, such as one that copies SQLite's log, kept the files in use, so that it
 * has to be repeated. `isAlone` allows it to lock the file, so that one of an earlier version, which
 * kept its free pages, gets smaller once and from then on.
 */
export async function scrub(db: LeadDatabase, isAlone = false): Promise<boolean> {
  const isClear = isPostgres(db) ? await vacuumTables(db) : await rewritePages(db, isAlone);
  if (isClear) await db.deleteFrom("unscrubbed").execute();
  return isClear;
}

async function vacuumTables(db: LeadDatabase): Promise<true> {
  for (const table of tables) await vacuum(db, table);
  return true;
}

/** Frees the earlier versions of rows in PostgreSQL, which would otherwise do so a minute later or more. */
export async function vacuum(db: LeadDatabase, table: (typeof tables)[number]): Promise<void> {
  const freed = sql`vacuum ${sql.table(table)}`.execute(db);
  await freed.catch((error) => {
    // PostgreSQL itself frees later what takes longer than a statement may.
    if (!(error instanceof StoreUnavailable)) throw error;
  });
}

/**
 * Moves all rows to new pages of SQLite's file. It overwrites what is deleted, but its tree leaves a
 * copy behind when it moves a row between pages; a page that is freed is overwritten as a whole.
 */
async function rewritePages(db: LeadDatabase, isAlone: boolean): Promise<boolean> {
  const free = await freePages(db);
  if (free === undefined && isAlone) await sql`vacuum`.execute(db);
  else {
    for (const table of tables) await moveRows(db, table);
    for (const index of indexes) await sql`reindex ${sql.id(index)}`.execute(db);
    await inTurns(
      async (limit) => Array.from({ length: Math.min(limit, (await freePages(db)) ?? 0) }),
      ({ length }) => sql`pragma incremental_vacuum(${sql.lit(length)})`.execute(db),
    );
  }
  // Each statement waits for readers for a while.
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await wait(100);
  }
  return false;
}

/** Moves the last row first, so that rows which are inserted meanwhile come after all that are moved. */
async function moveRows(db: LeadDatabase, name: string): Promise<void> {
  const table = sql.table(name);
  const { last, by } = await db.transaction().execute(async (tx) => {
    const ends = sql<{ last: number; by: number }>`select max(rowid) as last,
      max(rowid) - min(rowid) + 1 as by from ${table}`;
    const { last, by } = (await ends.execute(tx)).rows[0] ?? {};
    await sql`update ${table} set rowid = rowid + ${by ?? 0} where rowid = ${last ?? 0}`.execute(
      tx,
    );
    return { last: last ?? 0, by: by ?? 0 };
  });
  await inTurns(
    async (limit) => {
      const page = sql<{ id: number }>`select rowid as id from ${table} where rowid <= ${last}
        order by rowid limit ${limit}`;
      return (await page.execute(db)).rows;
    },
    (page) =>
      sql`update ${table} set rowid = rowid + ${by} where rowid <= ${page.at(-1)?.id ?? 0}`.execute(
        db,
      ),
  );
}

/** Returns the number of free pages; undefined for a file of an earlier version, which cannot give them back. */
async function freePages(db: LeadDatabase): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select freelist_count as count
    from pragma_freelist_count, pragma_auto_vacuum where auto_vacuum = 2`.execute(db);
  return rows[0]?.count;
}
