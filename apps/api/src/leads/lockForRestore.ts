import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { removeDatabase } from "./sqliteFile.ts";

/** Error for a database that a server or another program has open. */
export class DatabaseInUse extends Error {
  override name = "DatabaseInUse";
}

/**
 * Opens a database with a lock against all other programs, until closed. Leaving write-ahead-log mode
 * fails while any other connection is open, even an idle one. It also merges a crashed server's log
 * into the file. Without a database file, removes its leftover log and returns undefined.
 *
 * @throws DatabaseInUse when another program has the database open
 */
export function lockForRestore(path: string): DatabaseSync | undefined {
  if (!existsSync(path)) {
    removeDatabase(path);
    return undefined;
  }
  const db = new DatabaseSync(path);
  try {
    db.exec("pragma journal_mode = delete");
    db.exec("begin exclusive");
  } catch (error) {
    if (isBusy(error)) {
      db.close();
      throw new DatabaseInUse(
        `${path} is in use: stop the server and every other program that has it open, then restore again.`,
      );
    }
    // The database is too damaged to lock. Nothing can use it, and the restore must replace it.
  }
  return db;
}

const busy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busy;
}

/** Returns an unused name for keeping a replaced database. */
export function replacedName(path: string, now: Date): string {
  const name = `${path}.replaced-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}-${count}`;
    if (!existsSync(free)) return free;
  }
}

export function isEmpty(db: DatabaseSync): boolean {
  try {
    const isThere = db.prepare("select 1 from sqlite_schema where name = ?");
    return ["leads", "reminders"].every(
      (table) => !isThere.get(table) || !db.prepare(`select 1 from ${table} limit 1`).get(),
    );
  } catch {
    return false;
  }
}
