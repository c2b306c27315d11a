import { sql } from "kysely";
import { inPages } from "../leads/inPages.ts";
import {
  addDeliveries,
  newDeliveries,
  newDelivery,
  renewDeliveries,
} from "../leads/newDeliveries.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import {
  type ChannelName,
  isDetailsChannel,
  isStaffChannel,
  leadChannels,
  listChannels,
  staffChannels,
} from "../leads/tables.ts";

/** Queues these leads again on each staff channel, whatever the outcome of earlier deliveries. */
export async function redeliver(
  db: LeadDatabase,
  leadIds: string[],
  allChannels: readonly ChannelName[],
  now: Date,
): Promise<void> {
  // An applicant gets only one acknowledgement, and details are part of the lead by now.
  const channels = allChannels.filter(isStaffChannel);
  const time = now.toISOString();
  const rows = leadIds.flatMap((id) => channels.map((channel) => newDelivery(id, channel, time)));
  await renewDeliveries(db, rows);
}

const pageSize = 500;

/**
 * Queues unanswered leads that were stored while no channel was configured. Returns how many there
 * were.
 */
export async function queueWaitingLeads(
  db: LeadDatabase,
  channels: readonly ChannelName[],
  now: Date,
): Promise<number> {
  if (!channels.some(isStaffChannel)) return 0;
  for (let count = 0; ; ) {
    const waiting = await db
      .selectFrom("leads")
      .select(["id", "kind", "phone_or_email as phoneOrEmail", "lane"])
      .where("answered_at", "is", null)
      .where("suspicion", "is", null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("outbox")
              .select(sql`1`.as("one"))
              .whereRef("outbox.subject_id", "=", "leads.id")
              .where("outbox.channel", "in", staffChannels),
          ),
        ),
      )
      .limit(pageSize)
      .execute();
    if (waiting.length === 0) return count;
    // Applicants who have waited for days get no acknowledgement, because it says "just received".
    const staff = channels.filter(isStaffChannel);
    const rows = waiting.flatMap((lead) => newDeliveries(lead, staff, now.toISOString()));
    // Another instance that starts at the same time may have queued them already.
    await addDeliveries(db, rows);
    count += waiting.length;
  }
}

/**
 * Moves unsent deliveries of channels that are not configured to the configured channels, because
 * they would never be retried otherwise. Reminders wait until mail is configured again. Returns how many were moved.
 */
export function moveDeliveries(
  db: LeadDatabase,
  channels: readonly ChannelName[],
  now: Date,
): Promise<number> {
  if (!channels.some(isStaffChannel)) return Promise.resolve(0);
  return db.transaction().execute(async (tx) => {
    const stranded = await tx
      .deleteFrom("outbox")
      .where("state", "<>", "sent")
      .where("channel", "in", [...leadChannels, ...listChannels])
      .where("channel", "not in", channels)
      .returning(["subject_id", "channel"])
      .execute();
    for (const isOfKind of [isStaffChannel, isDetailsChannel]) {
      const moved = stranded.filter(({ channel }) => isOfKind(channel));
      const ids = [...new Set(moved.map(({ subject_id }) => subject_id))];
      for (const page of inPages(ids)) {
        const rows = page.flatMap((id) =>
          channels.filter(isOfKind).map((name) => newDelivery(id, name, now.toISOString())),
        );
        await addDeliveries(tx, rows);
      }
    }
    return stranded.length;
  });
}

/** Longer than any backoff, so that only a clock rollback can have caused it. */
const maxPlausibleWaitMs = 2 * 60 * 60 * 1000;

/** Makes due the deliveries that a clock rollback left in the future. */
export async function releaseFarDue(db: LeadDatabase, now: Date): Promise<number> {
  const released = await db
    .updateTable("outbox")
    .set({ due_at: now.toISOString(), lease: null })
    .where("state", "=", "pending")
    .where("due_at", ">", new Date(now.getTime() + maxPlausibleWaitMs).toISOString())
    // Staff put off calls, and a reminder waits for years.
    .where("channel", "not in", ["call", "reminder"])
    .executeTakeFirst();
  return Number(released.numUpdatedRows);
}
