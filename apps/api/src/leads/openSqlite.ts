import { DatabaseSync } from "node:sqlite";

/** Time in milliseconds that a statement waits for another process's lock. */
export const busyTimeoutMs = 2_000;

function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];
}

/**
 * Opens a file in the one mode in which a commit is on disk when it returns: write-ahead log,
 * synced at each commit. Refuses to go on in any other.
 */
export function openSqlite(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  try {
    db.exec("pragma journal_mode = wal");
    db.exec("pragma synchronous = full");
    // Purged rows must not stay readable in the free pages of the file.
    db.exec("pragma secure_delete = on");
    // Nor in a file of the temporary folder, which may be another disk or none.
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
