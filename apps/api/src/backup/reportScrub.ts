import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../settings/readSettings.ts";
import { lastAt, removals } from "../store/auditLog.ts";
import { scrub } from "../store/scrub.ts";
import { databaseIn } from "../store/sqliteFile.ts";
import type { LeadDatabase } from "../store/tables.ts";

type ScrubSettings = Pick<Settings, "database" | "backups" | "dataDir">;

/** Names of the server's files without personal information. */
const harmless = /^(has-applications|.*\.lock|.*\.manifest\.json)$/;

function filesBefore(removedAt: string, folder: string, dataDir: string): string[] {
  const live = ["", "-wal", "-shm", "-journal"].map((part) => databaseIn(dataDir) + part);
  const sites = join(dataDir, "sites/");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !harmless.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !live.includes(path) && !path.startsWith(sites))
    .filter((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found && found.mtime.toISOString() <= removedAt;
    });
}

const listed = (paths: readonly string[]) => paths.map((path) => `\n  ${path}`).join("");

/** Scrubs removed leads, and lists the files of this machine that may still contain them. */
export async function reportScrub(db: LeadDatabase, { database, backups, dataDir }: ScrubSettings) {
  if (!(await scrub(db, true).catch(() => false))) {
    const lines = [
      "Another program is reading the database, so removed data may still be in its files: stop it (for example Litestream) and run leads purge --yes.",
    ];
    return { lines, isClear: false };
  }
  const isSqlite = database.engine === "sqlite";
  const removedAt = (await lastAt(db, ...removals)) ?? "";
  const older: string[] = [];
  const closed: string[] = [];
  for (const folder of [isSqlite ? dataDir : undefined, backups.dir]) {
    if (folder === undefined) continue;
    try {
      older.push(...filesBefore(removedAt, folder, dataDir));
    } catch {
      closed.push(folder);
    }
  }
  const lines = [
    isSqlite
      ? "The database's files contain none of the removed data."
      : "The tables contain none of the removed data. PostgreSQL's files, write-ahead log and backups contain it until their space is used again.",
  ];
  if (older.length > 0) {
    lines.push(`These files are older, so they may still contain it; delete them:${listed(older)}`);
  }
  if (closed.length > 0) lines.push(`These folders cannot be read:${listed(closed)}`);
  if (!backups.dir) lines.push("Backups were not looked for: set BACKUP_DIR to their folder.");
  return { lines, isClear: older.length + closed.length === 0 };
}
