import { detailsOfLeads } from "../leads/detailsRecords.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { isSameMailbox } from "../leads/sameMailbox.ts";
import { onStore } from "../leads/storeFailure.ts";
import type { ChannelName, DeliveryState } from "../leads/tables.ts";
import type { LeadMessage } from "./channel.ts";
import { alreadyNotified, type Claim, type Outbox, outbox } from "./outbox.ts";

export interface DeliveryCounts {
  dead: number;
  oldestPending: string | undefined;
}

export type DeliveryQueue = Outbox<LeadMessage, ChannelName> & {
  counts(): Promise<DeliveryCounts>;
};

async function readMessages(db: LeadDatabase, ids: string[]): Promise<LeadMessage[]> {
  const rows = await db.selectFrom("leads").selectAll().where("id", "in", ids).execute();
  const details = await detailsOfLeads(db, ids);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    details: details.get(row.id) ?? null,
    receivedAt: row.received_at,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneOrEmail: row.phone_or_email,
    consent: { version: row.consent_version, agreedAt: row.consent_at },
    source: row.source,
    callAfter: row.call_after ?? undefined,
  }));
}

async function wentTo(
  db: LeadDatabase,
  { channel, message }: Claim<LeadMessage, ChannelName>,
  since: Date,
) {
  const other = await db
    .selectFrom("leads")
    .innerJoin("deliveries", "deliveries.lead_id", "leads.id")
    .select("leads.id")
    .where(isSameMailbox("phone_or_email", message.phoneOrEmail))
    .where("leads.id", "<>", message.id)
    .where("channel", "=", channel)
    .where("attempts", ">", 0)
    .where("created_at", ">=", since.toISOString())
    // A skipped delivery must not prevent the other one.
    .where((eb) =>
      eb.or([eb("last_problem", "is", null), eb("last_problem", "<>", alreadyNotified)]),
    )
    .where((eb) =>
      eb.or([
        eb("state", "<>", "pending"),
        // Of two concurrent deliveries, one is sent.
        eb.and([eb("lease", "is not", null), eb("leads.id", "<", message.id)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

async function counts(db: LeadDatabase): Promise<DeliveryCounts> {
  const rows = await db
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .select([
      "state",
      (eb) => eb.fn.countAll().as("count"),
      (eb) => eb.fn.min("created_at").as("oldest"),
    ])
    .where("state", "in", ["pending", "dead"])
    .where("channel", "<>", "acknowledgement")
    // An answered lead needs no delivery, because staff already know of it.
    .where("answered_at", "is", null)
    .where("suspicion", "is", null)
    .groupBy("state")
    .execute();
  const of = (state: DeliveryState) => rows.find((row) => row.state === state);
  return { dead: Number(of("dead")?.count ?? 0), oldestPending: of("pending")?.oldest };
}

/** Outbox of leads for the staff channels and the applicants' acknowledgements. */
export function deliveryQueue(db: LeadDatabase): DeliveryQueue {
  return {
    ...outbox<LeadMessage, ChannelName>(db, {
      about: "lead",
      table: "deliveries",
      subject: "lead_id",
      readMessages,
    }),
    wentTo: (claimed, since) => onStore(() => wentTo(db, claimed, since)),
    counts: () => onStore(() => counts(db)),
  };
}
