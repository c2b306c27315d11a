import type { Lane, LeadKind } from "./lead.ts";
import type { LeadDatabase } from "./openDatabase.ts";
import { plainAddress } from "./plainAddress.ts";
import { type ChannelName, isStaffChannel, type OutboxTable } from "./tables.ts";

export interface NewLead {
  id: string;
  kind: LeadKind;
  phoneOrEmail: string;
  lane: Lane | null;
}

/**
 * Returns the deliveries of a new lead. Details that it has already are part of them. An
 * acknowledgement is for applications only, and requires an e-mail address and a token, so that
 * mailing a stranger takes a visit of the form.
 */
export function newDeliveries(
  { id, kind, phoneOrEmail, lane }: NewLead,
  channels: readonly ChannelName[],
  now: string,
) {
  const isProgram = lane === "program";
  const isAcknowledged = kind === "application" && !isProgram && plainAddress.test(phoneOrEmail);
  return channels
    .filter(
      (channel) =>
        isStaffChannel(channel) ||
        channel === "notice" ||
        (channel === "acknowledgement" && isAcknowledged),
    )
    .map((channel) => newDelivery(id, channel, now, isProgram ? 1 : 0));
}

export function newDelivery(
  subjectId: string,
  channel: ChannelName,
  dueAt: string,
  priority = 0,
): OutboxTable {
  return {
    subject_id: subjectId,
    channel,
    state: "pending",
    attempts: 0,
    created_at: dueAt,
    due_at: dueAt,
    lease: null,
    last_problem: null,
    sent_at: null,
    priority,
  };
}

/** Queues the deliveries, except those that were queued before. */
export async function addDeliveries(db: LeadDatabase, rows: readonly OutboxTable[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("outbox")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["subject_id", "channel"]).doNothing())
    .execute();
}

/** Queues the deliveries of one time again, whatever the outcome of earlier ones. */
export async function renewDeliveries(
  db: LeadDatabase,
  rows: readonly OutboxTable[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { subject_id: _, channel: __, ...renewed } = first;
  await db
    .insertInto("outbox")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["subject_id", "channel"]).doUpdateSet(renewed))
    .execute();
}
