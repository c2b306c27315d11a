import { detailsOfLeads } from "../leads/detailsRecords.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import type { ChannelName, DeliveryState } from "../leads/tables.ts";
import type { LeadMessage } from "./channel.ts";
import { type Outbox, outbox } from "./outbox.ts";
import { takeVisitorMail } from "./visitorMails.ts";

interface DeliveryCounts {
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
export function deliveryQueue(db: LeadDatabase, visitorMailsPerDay: number): DeliveryQueue {
  return {
    ...outbox<LeadMessage, ChannelName>(db, {
      about: "lead",
      table: "deliveries",
      subject: "lead_id",
      readMessages,
    }),
    refusalOf: async ({ channel, message }, now) => {
      if (channel !== "acknowledgement") return undefined;
      const mail = { subject: message.id, channel, address: message.phoneOrEmail };
      const limits = { perDay: visitorMailsPerDay, now };
      return onStore(() => db.transaction().execute((tx) => takeVisitorMail(tx, mail, limits)));
    },
    counts: () => onStore(() => counts(db)),
  };
}
