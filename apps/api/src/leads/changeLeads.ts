import { type AuditEntry, audit } from "./auditLog.ts";
import type { LeadRecord } from "./leadRecords.ts";
import { queueDeliveries } from "./newDeliveries.ts";
import {
  type ChannelName,
  detailsChannels,
  type LeadDatabase,
  type LeadTransaction,
} from "./tables.ts";

/** Accepts those still suspected as genuine, queues their delivery, and returns how many. */
export function acceptSuspected(
  db: LeadDatabase,
  leads: readonly Pick<LeadRecord, "id">[],
  channels: readonly ChannelName[],
  entry: Omit<AuditEntry, "leadIds" | "action">,
): Promise<number> {
  const ids = leads.map(({ id }) => id);
  return db.transaction().execute(async (tx) => {
    const accepted = await tx
      .updateTable("leads")
      .set({ suspicion: null, network: null, notice_id: null })
      .where("id", "in", ids)
      .where("suspicion", "is not", null)
      .where("removed_at", "is", null)
      .returning(["id", "kind", "phone_or_email as phoneOrEmail", "lane"])
      .execute();
    if (accepted.length === 0) return 0;
    await queueDeliveries(tx, accepted, channels, entry.at);
    const leadIds = accepted.map(({ id }) => id);
    await audit(tx, { ...entry, action: "accepted", leadIds });
    return accepted.length;
  });
}

/** Deletes the deliveries that are not sent and not being sent: those of one channel, or all. */
export async function cancelDeliveries(
  tx: LeadTransaction,
  leadIds: readonly string[],
  channel?: ChannelName,
): Promise<void> {
  let query = tx.deleteFrom("outbox").where("subject_id", "in", leadIds);
  // What was added to a lead is queued only once, so it is not cancelled.
  query = channel
    ? query.where("channel", "=", channel)
    : query.where("channel", "not in", detailsChannels);
  await query.where("state", "=", "pending").where("lease", "is", null).execute();
}
