import type { Lane, LeadKind } from "./lead.ts";
import type { LeadDatabase } from "./openDatabase.ts";
import { plainAddress } from "./plainAddress.ts";
import { type ChannelName, isStaffChannel } from "./tables.ts";

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

export function newDelivery(leadId: string, channel: ChannelName, now: string, priority = 0) {
  return {
    lead_id: leadId,
    channel,
    state: "pending" as const,
    attempts: 0,
    created_at: now,
    due_at: now,
    lease: null,
    last_problem: null,
    sent_at: null,
    priority,
  };
}

type NewDelivery = ReturnType<typeof newDelivery>;

/** Queues the deliveries, except those that were queued before. */
export async function addDeliveries(db: LeadDatabase, rows: NewDelivery[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto("deliveries")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["lead_id", "channel"]).doNothing())
    .execute();
}

/** Queues the deliveries of one time again, whatever the outcome of earlier ones. */
export async function renewDeliveries(db: LeadDatabase, rows: NewDelivery[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { lead_id: _, channel: __, ...renewed } = first;
  await db
    .insertInto("deliveries")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["lead_id", "channel"]).doUpdateSet(renewed))
    .execute();
}
