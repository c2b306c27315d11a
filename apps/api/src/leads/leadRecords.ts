import type { LeadDetails } from "@mortgage-kit/contracts";
import { type Selectable, sql } from "kysely";
import { inPages } from "./engine.ts";
import { searchPattern } from "./lead.ts";
import { deliveriesOf } from "./newDeliveries.ts";
import { type RetentionRules, retentionClassNames, yearsLater } from "./retention.ts";
import { detailsOfLeads } from "./storeDetails.ts";
import type { LeadDatabase, LeadsTable, OutboxTable } from "./tables.ts";

type Lead = Selectable<LeadsTable>;
export type LeadRecord = Lead & {
  deliveries: OutboxTable[];
  details: LeadDetails | null;
};

export interface LeadFilter {
  isSuspected?: boolean | undefined;
  /** A person's name, telephone number or e-mail address, or a part of it. */
  sought?: string | undefined;
  network?: string | undefined;
  /** True for mortgages without a known end of term, whose retention cannot be calculated. */
  lacksTerm?: boolean | undefined;
  /** Time at which the retention period must be over, and the rules that set it. */
  releasedBy?: { at: Date; rules: RetentionRules } | undefined;
}

/** Restricts a query to leads that nothing keeps any more: no retention, as `keptUntil` computes it, and no hold. */
function pastRetention(
  query: LeadQuery,
  { at, rules }: NonNullable<LeadFilter["releasedBy"]>,
): LeadQuery {
  const released = query.where("suspicion", "is", null).where("hold_reason", "is", null);
  return released.where((eb) =>
    eb.or(
      retentionClassNames.map((name) => {
        const { years, from } = rules[name];
        const begun = yearsLater(at, -years).toISOString();
        // A null `term_ends_at` matches no comparison, so such a mortgage is kept.
        const since = from === "received" ? "received_at" : "term_ends_at";
        return eb.and([eb("retention_class", "=", name), eb(since, "<=", begun)]);
      }),
    ),
  );
}

const everyLead = (db: LeadDatabase) => db.selectFrom("leads");
type LeadQuery = ReturnType<typeof everyLead>;

function leadsMatching(db: LeadDatabase, filter: LeadFilter) {
  const { isSuspected, sought, network, lacksTerm, releasedBy } = filter;
  let query = everyLead(db);
  if (sought !== undefined)
    query = query.where(sql<boolean>`search like ${searchPattern(sought)} escape '\\'`);
  if (isSuspected !== undefined)
    query = query
      .where("suspicion", isSuspected ? "is not" : "is", null)
      .where("removed_at", "is", null);
  if (network) query = query.where("network", "=", network);
  if (lacksTerm)
    query = query.where("retention_class", "=", "mortgage").where("term_ends_at", "is", null);
  return releasedBy ? pastRetention(query, releasedBy) : query;
}

export async function withDeliveries(db: LeadDatabase, leads: Lead[]): Promise<LeadRecord[]> {
  const details = new Map<string, LeadDetails>();
  for (const page of inPages(leads)) {
    const ids = page.map(({ id }) => id);
    for (const [id, added] of await detailsOfLeads(db, ids)) details.set(id, added);
  }
  const deliveries = await deliveriesOf(db, leads);
  return leads.map((lead) => ({
    ...lead,
    deliveries: deliveries.get(lead.id) ?? [],
    details: details.get(lead.id) ?? null,
  }));
}

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

/** Yields every lead that matches, oldest first, without holding them all in memory. */
export async function* eachLead(db: LeadDatabase, filter: LeadFilter): AsyncGenerator<LeadRecord> {
  let last: { receivedAt: string; id: string } | undefined;
  for (;;) {
    let query = leadsMatching(db, filter).selectAll().orderBy("received_at").orderBy("id");
    if (last) {
      // A row comparison, so that the database can use the index on times.
      query = query.where(sql<boolean>`(received_at, id) > (${last.receivedAt}, ${last.id})`);
    }
    const page = await query.limit(pageSize).execute();
    yield* await withDeliveries(db, page);
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = { receivedAt: end.received_at, id: end.id };
  }
}

export async function allLeads(db: LeadDatabase, filter: LeadFilter): Promise<LeadRecord[]> {
  const leads: LeadRecord[] = [];
  for await (const lead of eachLead(db, filter)) leads.push(lead);
  return leads;
}

/**
 * Returns up to two leads whose reference starts with this text. Staff see the first eight
 * characters.
 */
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

/** Counts the suspected leads by network: without a program's mark and with the fewest first, then the newest. */
export async function countByNetwork(db: LeadDatabase, limit: number) {
  const rows = await leadsMatching(db, { isSuspected: true })
    .select([
      "network",
      (eb) => eb.fn.countAll().as("count"),
      (eb) => eb.fn.min("received_at").as("first"),
      (eb) => eb.fn.max("received_at").as("last"),
    ])
    .groupBy("network")
    .orderBy(
      sql`min(case when suspicion in ('honeypot filled', 'link in a name') then 1 else 0 end)`,
    )
    .orderBy((eb) => eb.fn.countAll())
    .orderBy("last", "desc")
    .orderBy("network")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function countLeads(db: LeadDatabase, filter: LeadFilter): Promise<number> {
  const row = await leadsMatching(db, filter)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const mostFound = 1_000;

/** Returns the newest applications that match a person's details, with suspected ones. */
export const findPeople = (db: LeadDatabase, sought: string): Promise<LeadRecord[]> =>
  newestLeads(db, { sought }, mostFound);
