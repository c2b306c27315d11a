import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { SettingsError } from "../settings/readSettings.ts";
import type { DatabaseSettings } from "../store/openDatabase.ts";
import {
  databaseIn,
  holdLock,
  isSameFile,
  removeDatabase,
  syncFile,
  syncFolder,
  UnusableFile,
} from "../store/sqliteFile.ts";

/** Plan of the exchange, written before it begins. */
const intent = z.object({
  from: z.string(),
  staging: z.string(),
  staged: z.string(),
  aside: z.string().optional(),
});

const intentIn = (dataDir: string) => join(dataDir, "restoring.json");

export function lockRestore(dataDir: string): Disposable {
  return holdLock(
    join(dataDir, "restore.lock"),
    `A restore into ${dataDir} is running: wait until it ends.`,
  );
}

type Exchange = z.infer<typeof intent> & { dataDir: string; target: string };

/** Replaces the database by the staged one. After a kill, one of the two is in place. */
export function exchange({ dataDir, target, ...planned }: Exchange): void {
  const path = intentIn(dataDir);
  writeFileSync(`${path}.partial`, JSON.stringify(planned), { mode: 0o600 });
  syncFile(`${path}.partial`);
  renameSync(`${path}.partial`, path);
  syncFolder(dataDir);
  // Only a damaged database still has these files. SQLite must not apply them to the other database.
  for (const part of ["-wal", "-shm", "-journal"]) rmSync(target + part, { force: true });
  syncFolder(dataDir);
  renameSync(planned.staged, target);
  syncFolder(dataDir);
  // The plan is removed last, so that it explains any remaining files.
  rmSync(planned.staging, { recursive: true, force: true });
  rmSync(path);
  syncFolder(dataDir);
}

/** Returns true during a restore, or if a killed one left anything, such as the file of its lock. */
function hasUnfinishedRestore(dataDir: string): boolean {
  return hasRemains(dataDir, /^(restoring\.json|restore-|restore\.lock$)/);
}

const hasRemains = (dataDir: string, pattern: RegExp) =>
  existsSync(dataDir) && readdirSync(dataDir).some((name) => pattern.test(name));

/** Settles an interrupted restore into a SQLite database's folder, and reports its outcome. */
export function settleRestore(database: DatabaseSettings, onFinding: (text: string) => void): void {
  if (database.engine !== "sqlite" || !hasUnfinishedRestore(database.dataDir)) return;
  const { dataDir } = database;
  try {
    using _lock = lockRestore(dataDir);
    const finding = finishOrUndoRestore(dataDir);
    if (finding) onFinding(finding);
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    throw new SettingsError(error.message);
  }
}

/** Settles an interrupted restore, and returns its outcome. The caller holds the lock. */
export function finishOrUndoRestore(dataDir: string): string | undefined {
  // The caller's own lock is no remains.
  if (!hasRemains(dataDir, /^(restoring\.json|restore-)/)) return undefined;
  const path = intentIn(dataDir);
  const sentence = existsSync(path) ? settle(dataDir, path) : unchanged;
  for (const name of readdirSync(dataDir)) {
    if (/^restore-/.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  removeHardLinks(dataDir);
  rmSync(`${path}.partial`, { force: true });
  rmSync(path, { force: true });
  syncFolder(dataDir);
  return sentence;
}

const unchanged =
  "A restore was interrupted before it changed anything: the applications are as before.";

function settle(dataDir: string, path: string): string {
  const { from, staged, aside } = intent.parse(JSON.parse(readFileSync(path, "utf8")));
  const target = databaseIn(dataDir);
  if (existsSync(staged)) {
    // The exchange may already have removed a damaged database's log, so put it back.
    const [log, keptLog] = [`${target}-wal`, `${aside}-wal`];
    if (aside && existsSync(keptLog) && !existsSync(log)) renameSync(keptLog, log);
    return unchanged;
  }
  const before = aside ? ` The replaced database is kept as ${aside}.` : "";
  return `A restore from ${from} was interrupted after it was complete: the restored applications are in place.${before}`;
}

/** Removes names of replaced databases that are hard links to one not exchanged. */
function removeHardLinks(dataDir: string): void {
  const target = databaseIn(dataDir);
  for (const name of readdirSync(dataDir)) {
    const aside = join(dataDir, name);
    if (!/\.replaced-[\dTZ-]+$/.test(name) || !isSameFile(aside, target)) continue;
    for (const part of ["", "-wal", ".dropped.txt"]) rmSync(aside + part, { force: true });
  }
}

/**
 * Opens a database with a lock against all other programs, until closed. Leaving write-ahead-log mode
 * fails while any other connection is open, even an idle one. It also merges a crashed server's log
 * into the file. Without a database file, removes its leftover log and returns undefined.
 *
 * @throws UnusableFile when another program has the database open
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
      throw new UnusableFile(
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
