import type { LeadDetails } from "@mortgage-kit/contracts";
import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import { countRows, isPostgres } from "./engine.ts";
import { searchEnd } from "./indexes.ts";
import { numberEnd, searchPattern } from "./lead.ts";
import { withDeliveries } from "./newDeliveries.ts";
import { type RetentionRules, retentionClassNames, yearsLater } from "./retention.ts";
import { withDetails } from "./storeDetails.ts";
import type { LeadDatabase, LeadsTable, OutboxTable, Tables } from "./tables.ts";

type Lead = Selectable<LeadsTable>;
export type LeadRecord = Lead & {
  deliveries: OutboxTable[];
  details: LeadDetails | null;
};

export type Condition = (eb: ExpressionBuilder<Tables, "leads">) => Expression<SqlBool>;

export const isAny: Condition = (eb) => eb.and([]);

function hasText(sought: string) {
  const number = numberEnd(sought);
  if (number) return sql<boolean>`${sql.raw(searchEnd)} = ${number}`;
  return sql<boolean>`search like ${searchPattern(sought)} escape '\\'`;
}

/** Matches a person's name, telephone number or e-mail address, or a part of it. */
export const isAbout =
  (sought: string): Condition =>
  () =>
    hasText(sought);

/** Matches mortgages without a known end of term, whose retention cannot be calculated. */
export const lacksTerm: Condition = (eb) =>
  eb.and([eb("retention_class", "=", "mortgage"), eb("term_ends_at", "is", null)]);

/** Matches leads that nothing keeps any more: no retention, as `keptUntil` computes it, and no hold. */
export const isPastRetention =
  (rules: RetentionRules, at: Date): Condition =>
  (eb) => {
    const isOver = retentionClassNames.map((name) => {
      const { years, from } = rules[name];
      // A null `term_ends_at` matches no comparison, so such a mortgage is kept.
      const since = from === "received" ? "received_at" : "term_ends_at";
      const begun = yearsLater(at, -years).toISOString();
      return eb.and([eb("retention_class", "=", name), eb(since, "<=", begun)]);
    });
    // No term ends before its application came, so that only old ones are read.
    const years = Math.min(...retentionClassNames.map((name) => rules[name].years));
    const isOld = eb("received_at", "<=", yearsLater(at, -years).toISOString());
    const isKept = [eb("suspicion", "is", null), eb("hold_reason", "is", null), isOld];
    return eb.and([...isKept, eb.or(isOver)]);
  };

export const withRelated = async (db: LeadDatabase, leads: Lead[]): Promise<LeadRecord[]> =>
  withDeliveries(db, await withDetails(db, leads));

const oldest = (db: LeadDatabase) => db.selectFrom("leads").orderBy("received_at").orderBy("id");
const newest = (db: LeadDatabase) =>
  db.selectFrom("leads").orderBy("received_at", "desc").orderBy("id", "desc");

export const oldestLeads = async (db: LeadDatabase, condition: Condition, limit: number) =>
  withRelated(db, await oldest(db).selectAll().where(condition).limit(limit).execute());

export const newestLeads = async (db: LeadDatabase, condition: Condition, limit: number) =>
  withRelated(db, await newest(db).selectAll().where(condition).limit(limit).execute());

const pageSize = 500;

/** Yields every lead that matches, oldest first, without holding them all in memory. */
export async function* eachLead(db: LeadDatabase, condition: Condition) {
  const leads = oldest(db).selectAll().where(condition).limit(pageSize);
  let query = leads;
  for (;;) {
    const page = await query.execute();
    yield* await withRelated(db, page);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    // A row comparison, so that the database can use the index on times.
    const isLater = sql<boolean>`(received_at, id) > (${last.received_at}, ${last.id})`;
    query = leads.where(isLater);
  }
}

export async function allLeads(db: LeadDatabase, condition = isAny): Promise<LeadRecord[]> {
  const leads: LeadRecord[] = [];
  for await (const lead of eachLead(db, condition)) leads.push(lead);
  return leads;
}

/** Returns up to two leads whose reference starts with this text, which staff see shortened. */
export async function leadsByReference(db: LeadDatabase, reference: string): Promise<LeadRecord[]> {
  const leads = db.selectFrom("leads").selectAll().where("id", ">=", reference);
  const found = leads.where("id", "<", `${reference}~`).orderBy("id").limit(2);
  return withRelated(db, await found.execute());
}

export const countLeads = (db: LeadDatabase, condition: Condition): Promise<number> =>
  countRows(db.selectFrom("leads").where(condition));

/** Number at which the counts of staff's pages and mails end, so that a flood delays neither. */
export const mostCounted = 5_000;

export function countUpTo(
  db: LeadDatabase,
  condition: Condition,
  most = mostCounted,
): Promise<number> {
  const some = db.selectFrom("leads").where(condition).select(sql.lit(1).as("one")).limit(most);
  return countRows(db.selectFrom(some.as("some")));
}

export interface LeadList {
  leads: LeadRecord[];
  count: number;
}

export async function leadsInOrder(db: LeadDatabase, chosen: readonly { id: string }[]) {
  const ids = chosen.map(({ id }) => id);
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", ["", ...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withRelated(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

const mostFound = 1_000;

/** Returns the newest leads of a person, and how many there are, up to a thousand. */
export async function findPeople(
  db: LeadDatabase,
  sought: string,
  shown = mostFound,
): Promise<LeadList> {
  // Only ids, which an index of SQLite has beside the text: whole rows take four times as long.
  const found = newest(db).select("id").where(isAbout(sought)).limit(mostFound);
  const ids = await found.execute();
  return { leads: await leadsInOrder(db, ids.slice(0, shown)), count: ids.length };
}

/** Leads that one search reads. PostgreSQL reads whole rows, SQLite an index that has the text. */
const mostRead = { postgres: 10_000, sqlite: 40_000 };

/** Returns true for what an index finds: a whole number, or three signs that PostgreSQL of any locale has. */
const isIndexed = (db: LeadDatabase, sought: string) =>
  numberEnd(sought) !== undefined || (isPostgres(db) && /[a-z\d]{3}/.test(searchPattern(sought)));

export interface Found extends LeadList {
  /** Time back to which leads were read, if there are older ones. */
  since?: string;
}

/** Finds people among the newest leads that came up to a time, so that no search reads all of them. */
export async function findRecent(
  db: LeadDatabase,
  sought: string,
  shown: number,
  until?: string,
  most = mostRead[isPostgres(db) ? "postgres" : "sqlite"],
): Promise<Found> {
  if (isIndexed(db, sought)) return findPeople(db, sought, shown);
  const leads = newest(db).$if(until !== undefined, (all) =>
    all.where("received_at", "<=", until ?? ""),
  );
  const recent = leads.select(["id", "received_at", "search"]).limit(most);
  const found = await db
    // Not those since a time, for which PostgreSQL chooses to read the whole table.
    .selectFrom(recent.as("recent"))
    .select("id")
    .where(hasText(sought))
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(mostFound)
    .execute();
  const list = { leads: await leadsInOrder(db, found.slice(0, shown)), count: found.length };
  if (found.length === mostFound) return list;
  const older = leads.select("received_at as since").offset(most).limit(1);
  return { ...list, ...(await older.executeTakeFirst()) };
}
