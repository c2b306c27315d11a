import { sql } from "kysely";
import type { LeadDatabase } from "./openDatabase.ts";
import type { DeliveriesTable, LeadsTable } from "./tables.ts";

export type LeadRecord = LeadsTable & { deliveries: DeliveriesTable[] };

export type LeadFilter = {
  receivedSince?: Date | undefined;
  receivedBefore?: Date | undefined;
  isAnswered?: boolean | undefined;
  /** On some channel, or on all because none was configured. */
  isUndelivered?: boolean | undefined;
};

function leadsMatching(db: LeadDatabase, filter: LeadFilter) {
  const { receivedSince, receivedBefore, isAnswered, isUndelivered } = filter;
  let query = db.selectFrom("leads");
  if (receivedSince) query = query.where("received_at", ">=", receivedSince.toISOString());
  if (receivedBefore) query = query.where("received_at", "<", receivedBefore.toISOString());
  if (isAnswered !== undefined)
    query = query.where("answered_at", isAnswered ? "is not" : "is", null);
  if (isUndelivered) {
    query = query.where((eb) => {
      const deliveries = eb
        .selectFrom("deliveries")
        .select(sql`1`.as("one"))
        .whereRef("deliveries.lead_id", "=", "leads.id");
      const unsent = deliveries.where("deliveries.state", "<>", "sent");
      return eb.or([eb.not(eb.exists(deliveries)), eb.exists(unsent)]);
    });
  }
  return query;
}

async function withDeliveries(db: LeadDatabase, leads: LeadsTable[]): Promise<LeadRecord[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const deliveries = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("lead_id", "in", ids)
    .orderBy("channel")
    .execute();
  const ofLead = Map.groupBy(deliveries, (delivery) => delivery.lead_id);
  return leads.map((lead) => ({ ...lead, deliveries: ofLead.get(lead.id) ?? [] }));
}

/** The newest leads that match, newest first. */
export async function newestLeads(
  db: LeadDatabase,
  filter: LeadFilter,
  limit: number,
): Promise<LeadRecord[]> {
  const leads = await leadsMatching(db, filter)
    .selectAll()
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return withDeliveries(db, leads);
}

const pageSize = 500;

/** Every lead that matches, oldest first, without holding them all at once. */
export async function* eachLead(db: LeadDatabase, filter: LeadFilter): AsyncGenerator<LeadRecord> {
  let last: { receivedAt: string; id: string } | undefined;
  for (;;) {
    let query = leadsMatching(db, filter).selectAll().orderBy("received_at").orderBy("id");
    if (last) {
      const { receivedAt, id } = last;
      query = query.where((eb) =>
        eb.or([
          eb("received_at", ">", receivedAt),
          eb.and([eb("received_at", "=", receivedAt), eb("id", ">", id)]),
        ]),
      );
    }
    const page = await query.limit(pageSize).execute();
    yield* await withDeliveries(db, page);
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = { receivedAt: end.received_at, id: end.id };
  }
}

/** The leads whose reference starts so; staff are given the first eight characters. */
export async function leadsByReference(db: LeadDatabase, reference: string): Promise<LeadRecord[]> {
  const leads = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", ">=", reference)
    .where("id", "<", `${reference}~`)
    .orderBy("id")
    .limit(2)
    .execute();
  return withDeliveries(db, leads);
}

export async function markAnswered(db: LeadDatabase, ids: string[], now: Date): Promise<void> {
  await db
    .updateTable("leads")
    .set({ answered_at: now.toISOString() })
    .where("id", "in", ids)
    .where("answered_at", "is", null)
    .execute();
}

export async function countLeads(db: LeadDatabase, filter: LeadFilter): Promise<number> {
  const row = await leadsMatching(db, filter)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Removes the leads that match, with their deliveries and keys, for good. */
export function purgeLeads(db: LeadDatabase, filter: LeadFilter): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const ids = leadsMatching(tx, filter).select("id");
    await tx.deleteFrom("idempotency_keys").where("lead_id", "in", ids).execute();
    await tx.deleteFrom("deliveries").where("lead_id", "in", ids).execute();
    const removed = await tx.deleteFrom("leads").where("id", "in", ids).executeTakeFirstOrThrow();
    return Number(removed.numDeletedRows);
  });
}
