import { eraseLeads, scrub, unscrubbedSince } from "../leads/eraseLeads.ts";
import type { DatabaseSettings, LeadDatabase } from "../leads/openDatabase.ts";
import { torontoHour } from "../settings/torontoTime.ts";
import { undoMs } from "./actOnLead.ts";

const perRun = 5_000;

/** Hour in Toronto in which the database's files are rewritten, for which applications wait. */
const nightHour = 3;

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

/** Clears the database's files of removed applications, at night. Returns true if it did. */
export async function scrubAtNight(
  db: LeadDatabase,
  engine: DatabaseSettings["engine"],
  now: Date,
): Promise<boolean> {
  if (torontoHour(now) !== nightHour || !(await unscrubbedSince(db))) return false;
  return scrub(db, engine);
}
