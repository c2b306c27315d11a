import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { say } from "../settings/announce.ts";
import { type Settings, SettingsError } from "../settings/readSettings.ts";
import { busyTimeoutMs, holdLock, journalOf, syncFile, UnusableFile } from "./sqliteFile.ts";

/** Marks the data folder, to tell a lost database from a new one. A full disk fails nothing. */
export function rememberApplications({ database }: Pick<Settings, "database">): void {
  if (database.engine !== "sqlite") return;
  try {
    markHasApplications(database.dataDir);
  } catch (error) {
    say(`The data folder cannot be marked: ${error instanceof Error ? error.message : error}`);
  }
}

/** Locks the data folder against a second server, whose limits and used tokens would differ. */
export function lockDataDir({ database }: Pick<Settings, "database">): Disposable {
  if (database.engine !== "sqlite") return { [Symbol.dispose]() {} };
  const { dataDir } = database;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return holdLock(
      join(dataDir, "server.lock"),
      `Another server uses DATA_DIR "${dataDir}": stop it, or set DATABASE_URL to share a PostgreSQL.`,
    );
  } catch (error) {
    if (error instanceof UnusableFile) throw new SettingsError(error.message);
    throw cannotWriteDataDir(dataDir, error);
  }
}

/** Returns true if a server uses the data folder; never for PostgreSQL, where that cannot be seen. */
export function isServed(settings: Pick<Settings, "database">): boolean {
  try {
    using _lock = lockDataDir(settings);
    return false;
  } catch {
    return true;
  }
}

export function cannotWriteDataDir(dataDir: string, error: unknown): SettingsError {
  const code = error instanceof Error && "code" in error ? error.code : error;
  return new SettingsError(`DATA_DIR cannot be written: "${dataDir}" (${code}).`);
}

const markerIn = (dataDir: string) => join(dataDir, "has-applications");

export function markHasApplications(dataDir: string): void {
  const marker = markerIn(dataDir);
  if (existsSync(marker)) return;
  closeSync(openSync(marker, "a", 0o600));
  syncFile(marker);
}

/** Throws `SettingsError` if a marked folder has no leads: a new database would seem ready. */
export function refuseUnexpectedlyEmpty(path: string): void {
  const dataDir = dirname(path);
  const marker = markerIn(dataDir);
  if (!existsSync(marker)) return;
  const reason = missingDataReason(path);
  if (reason === undefined) return;
  throw new SettingsError(
    `DATA_DIR "${dataDir}" had applications, but its leads.sqlite ${reason}: restore a backup (leads restore FILE), or remove ${marker} to start without them.`,
  );
}

function missingDataReason(path: string): string | undefined {
  if (!existsSync(path)) return "is missing";
  if (statSync(path).size === 0) {
    // Before the first checkpoint, all of a small database may be in its write-ahead log.
    const log = `${path}-wal`;
    return existsSync(log) && statSync(log).size > 0 ? undefined : "is empty";
  }
  if (journalOf(path) === "no database") return "is not a database";
  using db = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    const table = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'leads'");
    return table.get() ? undefined : "has no table of applications";
  } catch {
    // Damaged or locked: the code that opens it reports the error.
    return undefined;
  }
}
