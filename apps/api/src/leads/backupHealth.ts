import { newestDumpIn } from "./backupFolder.ts";
import type { LeadDatabase } from "./openDatabase.ts";
import { onStore } from "./storeFailure.ts";

/** Backups are hourly, so that two in a row have failed. */
const lateAfterMs = 3 * 60 * 60 * 1000;

/** Returns when the newest dump was begun; undefined also if the folder cannot be read. */
function newestDump(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  try {
    return newestDumpIn(folder)?.toISOString();
  } catch {
    return undefined;
  }
}

/**
 * Returns when the last backup was made; undefined without one. Backups of SQLite are in the audit
 * log, dumps of PostgreSQL in their folder.
 */
export async function lastBackupAt(
  db: LeadDatabase,
  dumpFolder: string | undefined,
): Promise<string | undefined> {
  const logged = await db
    .selectFrom("audit_log")
    .select("at")
    .where("action", "=", "backed up")
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  const [last] = [logged?.at ?? "", newestDump(dumpFolder) ?? ""].toSorted().reverse();
  return last || undefined;
}

/** Returns the age in seconds of the oldest application that is in no backup; 0 without one. */
export async function oldestUnsavedSeconds(
  db: LeadDatabase,
  now: Date,
  dumpFolder?: string,
): Promise<number> {
  const oldest = await onStore(async () => {
    const last = (await lastBackupAt(db, dumpFolder)) ?? "";
    return db
      .selectFrom("leads")
      .select("received_at")
      .where("received_at", ">", last)
      .orderBy("received_at")
      .limit(1)
      .executeTakeFirst();
  });
  return oldest ? Math.max(0, (now.getTime() - Date.parse(oldest.received_at)) / 1000) : 0;
}

/** Returns true if applications have waited longer for a backup than an hourly one takes. */
export const isBackupLate = async (db: LeadDatabase, now: Date, dumpFolder?: string) =>
  (await oldestUnsavedSeconds(db, now, dumpFolder)) * 1000 >= lateAfterMs;
