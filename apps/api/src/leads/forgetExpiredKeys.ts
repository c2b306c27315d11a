import type { LeadDatabase } from "./openDatabase.ts";
import { keyLifetimeMs } from "./storeBatch.ts";

/** Deletes the idempotency keys whose promise of a safe retry has expired. */
export async function forgetExpiredKeys(db: LeadDatabase, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keyLifetimeMs).toISOString();
  await db.deleteFrom("idempotency_keys").where("received_at", "<", oldest).execute();
}
