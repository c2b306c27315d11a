import { sql } from "kysely";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { newDelivery } from "../leads/storeBatch.ts";
import type { ChannelName } from "../leads/tables.ts";

/** Queues these leads anew on each channel, whatever became of them before. */
export async function redeliver(
  db: LeadDatabase,
  leadIds: string[],
  channels: readonly ChannelName[],
  now: Date,
): Promise<void> {
  if (leadIds.length === 0 || channels.length === 0) return;
  const time = now.toISOString();
  const rows = leadIds.flatMap((id) => channels.map((channel) => newDelivery(id, channel, time)));
  const { lead_id: _, channel: __, ...renewed } = newDelivery("", "email", time);
  await db
    .insertInto("deliveries")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["lead_id", "channel"]).doUpdateSet(renewed))
    .execute();
}

const pageSize = 500;

/**
 * Queues the leads that came while no channel was configured and that nobody has answered: they
 * waited for this. Returns how many there were.
 */
export async function queueWaitingLeads(
  db: LeadDatabase,
  channels: readonly ChannelName[],
  now: Date,
): Promise<number> {
  if (channels.length === 0) return 0;
  for (let count = 0; ; ) {
    const waiting = await db
      .selectFrom("leads")
      .select("id")
      .where("answered_at", "is", null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("deliveries")
              .select(sql`1`.as("one"))
              .whereRef("deliveries.lead_id", "=", "leads.id"),
          ),
        ),
      )
      .limit(pageSize)
      .execute();
    if (waiting.length === 0) return count;
    const rows = waiting.flatMap(({ id }) =>
      channels.map((channel) => newDelivery(id, channel, now.toISOString())),
    );
    // Another instance that starts at the same time may have queued them already.
    await db
      .insertInto("deliveries")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["lead_id", "channel"]).doNothing())
      .execute();
    count += waiting.length;
  }
}
