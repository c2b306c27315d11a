import type { LeadDatabase } from "./openDatabase.ts";
import { keyLifetimeMs } from "./storeBatch.ts";

/** A key is kept for as long as a retry is promised to be safe, and no longer. */
export async function forgetExpiredKeys(db: LeadDatabase, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keyLifetimeMs).toISOString();
  await db.deleteFrom("idempotency_keys").where("received_at", "<", oldest).execute();
}
