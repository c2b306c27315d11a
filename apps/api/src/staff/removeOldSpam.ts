import { eraseLeads } from "../leads/eraseLeads.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { undoMs } from "./actOnLead.ts";

const perRun = 5_000;

/** Removes what was marked as spam seven days ago, and returns how many there were. */
export async function removeOldSpam(db: LeadDatabase, now: Date): Promise<number> {
  const rows = await db
    .selectFrom("leads")
    .select("id")
    .where("removed_at", "<=", new Date(now.getTime() - undoMs).toISOString())
    .where("hold_reason", "is", null)
    .limit(perRun)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await eraseLeads(db, { ids }, { at: now, actor: "server", action: "rejected" });
  }
  return ids.length;
}
