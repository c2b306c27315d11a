import type { LeadDatabase } from "./openDatabase.ts";
import { onStore } from "./storeFailure.ts";

/** Backups are hourly, so that two in a row have failed. */
const lateAfterMs = 3 * 60 * 60 * 1000;

/** Returns true if applications have waited longer for a recorded backup than an hourly one takes. */
export async function isBackupLate(db: LeadDatabase, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - lateAfterMs).toISOString();
  return onStore(async () => {
    const last = await db
      .selectFrom("audit_log")
      .select("at")
      .where("action", "=", "backed up")
      .orderBy("seq", "desc")
      .limit(1)
      .executeTakeFirst();
    if (last && last.at > since) return false;
    const unsaved = await db
      .selectFrom("leads")
      .select("id")
      .where("received_at", ">", last?.at ?? "")
      .where("received_at", "<=", since)
      .limit(1)
      .executeTakeFirst();
    return unsaved !== undefined;
  });
}
