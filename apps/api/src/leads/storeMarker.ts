import { closeSync, existsSync, openSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingsError } from "../settings/readSettings.ts";
import { busyTimeoutMs } from "./openSqlite.ts";
import { journalOf, syncFile } from "./sqliteFile.ts";

const markerIn = (dataDir: string) => join(dataDir, "has-applications");

/** Creates the marker file of a data folder whose database has held applications. */
export function markHasApplications(dataDir: string): void {
  const marker = markerIn(dataDir);
  if (existsSync(marker)) return;
  closeSync(openSync(marker, "a", 0o600));
  syncFile(marker);
}

/**
 * Throws `SettingsError` if a marked data folder has no table of leads, because a server on a new
 * database would report itself ready.
 */
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
  const db = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    const table = db.prepare("select 1 from sqlite_schema where type = 'table' and name = 'leads'");
    return table.get() ? undefined : "has no table of applications";
  } catch {
    // Damaged or locked: the code that opens it reports the error.
    return undefined;
  } finally {
    db.close();
  }
}
