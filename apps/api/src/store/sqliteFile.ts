import { closeSync, existsSync, fsyncSync, openSync, readSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Error for a file or folder that cannot be used as expected. Its message is one sentence. */
export class UnusableFile extends Error {
  override name = "UnusableFile";
}

/** Time in milliseconds that a statement waits for another process's lock. */
export const busyTimeoutMs = 2_000;

export const databaseIn = (dataDir: string): string => join(dataDir, "leads.sqlite");

/** Returns the reason for a file or SQLite error in words; undefined for other errors, which are bugs. */
export function fileTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  const isFull =
    code === "ENOSPC" || code === "EDQUOT" || /disk is full|no space/i.test(error.message);
  if (isFull) return "the disk is full";
  if (code === "ERR_SQLITE_ERROR") return error.message;
  return /^E[A-Z]+$/.test(code) ? code : undefined;
}

/** Throws `UnusableFile` unless the database passes the integrity check and has a table of leads. */
export function verify(db: DatabaseSync, path: string): void {
  try {
    const [first] = db.prepare("pragma integrity_check(1)").all();
    if (first?.integrity_check !== "ok") {
      throw new UnusableFile(`${path} is damaged: ${first?.integrity_check}.`);
    }
    const table = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'leads'");
    if (!table.get())
      throw new UnusableFile(`${path} holds no applications: it is another database.`);
  } catch (error) {
    if (error instanceof UnusableFile || !(error instanceof Error)) throw error;
    throw new UnusableFile(`${path} cannot be read as a database (${error.message}).`);
  }
}

export function openToRead(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { readOnly: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new UnusableFile(`${path} cannot be opened (${reason}).`);
  }
}

/**
 * Returns the rows of the first query that a database can answer. One of an older version may lack its
 * columns, and a damaged one has none.
 */
export function readableRows<Row>(db: DatabaseSync, ...queries: readonly string[]): Row[] {
  for (const query of queries) {
    try {
      return db.prepare(query).all() as Row[];
    } catch {
      // The next query is of another version.
    }
  }
  return [];
}

const magic = "SQLite format 3\0";

/** Reads the journal mode from a file's header: "log" for a write-ahead log, "none" for any other. */
export function journalOf(path: string): "log" | "none" | "no database" {
  const header = Buffer.alloc(20);
  const descriptor = openSync(path, "r");
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  if (header.toString("latin1", 0, 16) !== magic) return "no database";
  return header[18] === 2 ? "log" : "none";
}

function sync(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export function syncFile(path: string): void {
  sync(path);
  sync(dirname(path));
}

export const syncFolder = sync;

const parts = ["", "-wal", "-shm", "-journal"];

/** Merges a database's write-ahead log into its file, and syncs it to disk. */
export function makeSingleFile(path: string): void {
  const db = new DatabaseSync(path);
  db.exec("pragma journal_mode = delete");
  db.close();
  syncFile(path);
}

export function removeDatabase(path: string): void {
  for (const part of parts) rmSync(path + part, { force: true });
}

/**
 * Locks a file name against other processes until the lock is disposed. The kernel releases it when its
 * process ends, even if it is killed.
 *
 * @throws UnusableFile when another process holds it, or the folder cannot be written
 */
export function holdLock(path: string, sentenceIfHeld: string): Disposable {
  for (;;) {
    const lock = openLock(path, sentenceIfHeld);
    // The previous holder removed the file after it was opened here, so try again.
    if (existsSync(path)) {
      const unlock = () => {
        rmSync(path, { force: true });
        lock.close();
      };
      return { [Symbol.dispose]: unlock };
    }
    lock.close();
  }
}

function openLock(path: string, sentenceIfHeld: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    // The lock file stays empty, so it needs no journal file.
    lock.exec("pragma journal_mode = memory; begin exclusive");
    return lock;
  } catch (error) {
    lock?.close();
    const isHeld = error instanceof Error && "errcode" in error && error.errcode === 5;
    throw new UnusableFile(
      isHeld
        ? sentenceIfHeld
        : `The folder ${dirname(path)} cannot be written: ${fileTrouble(error) ?? String(error)}.`,
    );
  }
}

export const isSameFile = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && statSync(one).ino === statSync(other).ino;

function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];
}

/** Opens a file whose log is synced at each commit. Throws if SQLite does not use this mode. */
export function openSqlite(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  try {
    // Of a new file only: pages that become free are given back in turns.
    db.exec("pragma auto_vacuum = incremental");
    db.exec("pragma journal_mode = wal");
    db.exec("pragma synchronous = full");
    // Purged rows must not stay readable in the free pages of the file, which `scrub` completes.
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
