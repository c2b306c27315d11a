import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import { staffChannels } from "../leads/tables.ts";

export interface Backlog {
  undeliveredSeconds: number;
  unansweredSeconds: number;
  suspected: number;
}

const oldestUnanswered = (db: LeadDatabase) =>
  db
    .selectFrom("leads")
    .select("received_at as since")
    .where("answered_at", "is", null)
    .where("suspicion", "is", null)
    .orderBy("received_at")
    .limit(1);

/**
 * Returns the oldest undelivered lead. The query follows the index on times, so that it ends at
 * the first match.
 */
const oldestUndelivered = (db: LeadDatabase) =>
  oldestUnanswered(db).where((eb) => {
    const deliveries = eb
      .selectFrom("outbox")
      .select("subject_id")
      .whereRef("subject_id", "=", "leads.id")
      .where("channel", "in", staffChannels);
    return eb.or([
      eb.not(eb.exists(deliveries)),
      eb.exists(deliveries.where("state", "<>", "sent")),
    ]);
  });

/** Returns the ages of the oldest undelivered and unanswered leads, and the number of suspected ones. */
export function readBacklog(db: LeadDatabase, now: Date): Promise<Backlog> {
  const age = (row: { since: string } | undefined) =>
    row ? Math.max(0, (now.getTime() - Date.parse(row.since)) / 1000) : 0;
  return onStore(async () => {
    const [undelivered, unanswered, suspects] = await Promise.all([
      oldestUndelivered(db).executeTakeFirst(),
      oldestUnanswered(db).executeTakeFirst(),
      db
        .selectFrom("leads")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("suspicion", "is not", null)
        .where("removed_at", "is", null)
        .executeTakeFirstOrThrow(),
    ]);
    return {
      undeliveredSeconds: age(undelivered),
      unansweredSeconds: age(unanswered),
      suspected: Number(suspects.count),
    };
  });
}
