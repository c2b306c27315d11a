import { DatabaseSync } from "node:sqlite";

/** Time in milliseconds that a statement waits for another process's lock. */
export const busyTimeoutMs = 2_000;

function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];
}

/**
 * Opens a file with a write-ahead log that is synced at each commit, so that a returned commit is on
 * disk. Throws if SQLite does not use this mode.
 */
export function openSqlite(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  try {
    db.exec("pragma journal_mode = wal");
    db.exec("pragma synchronous = full");
    // Purged rows must not stay readable in the free pages of the file.
    db.exec("pragma secure_delete = on");
    // Nor may rows reach the temporary folder, which may be on another disk or missing.
    db.exec("pragma temp_store = memory");
    // On macOS an ordinary sync may stop at the drive's cache; elsewhere this changes nothing.
    db.exec("pragma fullfsync = on");
    const [journal, synchronous] = [pragma(db, "journal_mode"), pragma(db, "synchronous")];
    if (journal !== "wal" || synchronous !== 2) {
      throw new Error(`journal_mode is ${journal} and synchronous is ${synchronous}`);
    }
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
