import { type Kysely, sql } from "kysely";
import { isPostgres } from "./engine.ts";
import type { LeadDatabase } from "./tables.ts";

export const held = "suspicion is not null and removed_at is null";
export const open = "suspicion is null and removed_at is null and answered_at is null";

/**
 * Ranks held leads, likely people first: without a program's mark, the first of their network, by
 * script. Indexes begin with it, so that no list sorts all that is held. Never change it.
 */
export const reviewRank = `(case when suspicion in ('honeypot filled', 'link in a name') then 8 else 0 end
  + case when is_first_sight = 1 then 0 else 4 end
  + case lane when 'script' then 0 when 'plain' then 1 else 2 end)`;

/** The last ten digits of a contact in `search`, as an index has them. Never change it. */
export const searchEnd = "substr(search, length(search) - 10)";

/** Lets a search of SQLite read no more than an index. PostgreSQL's index is built by `buildIndexes`. */
export async function indexText(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return;
  await sql`drop index leads_by_time`.execute(db);
  await sql`create index leads_by_time on leads (received_at, id, search)`.execute(db);
}

/**
 * Indexes that hold all that staff's lists and figures ask: PostgreSQL expects many leads without an
 * answer, and would rather read the whole table than look each of them up.
 */
const figureIndexes = {
  leads_by_number: `leads (${searchEnd}, received_at, id)`,
  leads_mortgages: "leads (answered_at) where retention_class = 'mortgage'",
  leads_waiting: `leads (received_at, id, call_after, notice_id) where ${open}`,
  leads_in_review: `leads (received_at, id, answered_at) where ${held}`,
  leads_in_review_by_list: `leads (notice_id, ${reviewRank}, received_at, id, answered_at) where ${held}`,
};
const replacedIndexes = ["leads_open", "leads_held", "leads_held_by_list"];

/** Builds them in SQLite. PostgreSQL's are built by `buildIndexes`. */
export async function buildFigureIndexes(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return;
  for (const name of replacedIndexes) await sql`drop index ${sql.id(name)}`.execute(db);
  for (const [name, definition] of Object.entries(figureIndexes))
    await sql`create index ${sql.id(name)} on ${sql.raw(definition)}`.execute(db);
}

/**
 * Builds PostgreSQL's larger indexes outside a transaction, so that another server stores applications
 * meanwhile. Returns a sentence about each kind that could not be built. Leaves them to another server
 * that builds them: two that wait for each other's would end in a deadlock.
 */
export function buildIndexes(db: LeadDatabase): Promise<string[]> {
  return db.connection().execute(async (own) => {
    const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${indexLock}) as "isOurs"`;
    const { rows } = await lock.execute(own);
    if (!rows[0]?.isOurs) return [];
    const findings = await buildEach(own);
    const unlock = sql`select pg_advisory_unlock(${indexLock})`.execute(own);
    // A connection that broke meanwhile, of which the findings tell, has unlocked by itself.
    await unlock.catch(() => {});
    return findings;
  });
}

/** Any number that no other lock of the database has. */
const indexLock = 7_350_142;

async function buildEach(db: LeadDatabase): Promise<string[]> {
  const forFigures = async () => {
    for (const index of Object.entries(figureIndexes)) await buildIndex(db, ...index);
    for (const name of replacedIndexes)
      await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
  };
  const forSearch = async () => {
    // A role may be refused the extension.
    await sql`create extension if not exists pg_trgm`.execute(db);
    await buildIndex(db, "leads_by_search", "leads using gin (search gin_trgm_ops)");
  };
  const findings: string[] = [];
  for (const [build, effect] of [
    [forFigures, "staff's lists and figures read every application"],
    [forSearch, "a search of staff reads many applications"],
  ] as const) {
    await build().catch(({ message }: Error) => {
      findings.push(`An index could not be built (${message}): ${effect}.`);
    });
  }
  return findings;
}

/** Builds an index unless it is there, and anew if it was cut off. */
async function buildIndex(db: LeadDatabase, name: string, definition: string): Promise<void> {
  const valid = sql`select from pg_index where indisvalid and indexrelid = to_regclass(${name})`;
  const isBuilt = async () => (await valid.execute(db)).rows.length > 0;
  const build = sql`create index concurrently if not exists ${sql.id(name)} on ${sql.raw(definition)}`;
  if (await isBuilt()) return;
  await build.execute(db);
  if (await isBuilt()) return;
  await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
  await build.execute(db);
}
