import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { say } from "../settings/announce.ts";
import { type Settings, SettingsError } from "../settings/readSettings.ts";
import { holdLock, UnusableFile } from "./sqliteFile.ts";
import { markHasApplications } from "./storeMarker.ts";

/**
 * Marks the data folder, so that a later start distinguishes a lost database from a new one. A full
 * disk must not fail an application.
 */
export function rememberApplications({ database }: Pick<Settings, "database">): void {
  if (database.engine !== "sqlite") return;
  try {
    markHasApplications(database.dataDir);
  } catch (error) {
    say(`The data folder cannot be marked: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Locks the data folder of SQLite against a second server, whose limits and list of used tokens would
 * not be this one's. The kernel unlocks it when the process ends.
 */
export function lockDataDir({ database }: Pick<Settings, "database">): () => void {
  if (database.engine !== "sqlite") return () => {};
  const { dataDir } = database;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return holdLock(
      join(dataDir, "server.lock"),
      `Another server uses DATA_DIR "${dataDir}": stop it, or set DATABASE_URL to share a PostgreSQL.`,
    );
  } catch (error) {
    if (error instanceof UnusableFile) throw new SettingsError(error.message);
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new SettingsError(`DATA_DIR cannot be written: "${dataDir}" (${code}).`);
  }
}
