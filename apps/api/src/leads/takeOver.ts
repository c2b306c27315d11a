import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { removeDatabase } from "./sqliteFile.ts";

/** A server or another program has the database open. */
export class DatabaseInUse extends Error {
  override name = "DatabaseInUse";
}

/**
 * Shuts every other program out of the database until closed. Leaving the write-ahead log needs the
 * file alone, which any open connection prevents, even an idle one. The log of a crashed server is
 * written into the file by it; one whose file is gone belongs to nothing and is removed.
 */
export function takeOver(path: string): DatabaseSync | undefined {
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
    // Too damaged to be locked: nothing can be using it, and it is what a restore is for.
  }
  return db;
}

const busy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busy;
}

/** Returns an unused name for keeping a replaced database. */
export function asideName(path: string, now: Date): string {
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
