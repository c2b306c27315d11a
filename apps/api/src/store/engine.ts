import { setTimeout as wait } from "node:timers/promises";
import { PostgresAdapter, type SelectQueryBuilder, sql } from "kysely";
import type { LeadDatabase, Tables } from "./tables.ts";

/** Error for an unavailable store. Unacknowledged operations may be lost. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
  /** Tells the HTTP server to answer 503. */
  readonly code = "STORE_UNAVAILABLE";
}

export const isPostgres = (db: { getExecutor(): { adapter: unknown } }): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Runs the rest of a transaction alone. SQLite serializes write transactions anyway. */
export async function lockTable(tx: LeadDatabase, table: keyof Tables): Promise<void> {
  if (!isPostgres(tx)) return;
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
}

/** Counts the rows of a query. PostgreSQL's driver returns a number of this size as text. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, Record<never, never>>,
): Promise<number> {
  const counted = query.select(sql`count(*)`.as("count")).$castTo<{ count: unknown }>();
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** Yields the rows in pages, because a statement takes a limited number of values. */
export function* inPages<Row>(rows: readonly Row[], size = 500): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

const pageSize = 500;

/**
 * Repeats work on pages of rows, of which each is a transaction of its own, until a page is not full.
 * After each page others have the database for as long as that took. Returns the number of rows.
 */
export async function inTurns<Row>(
  read: (limit: number) => Promise<readonly Row[]>,
  work: (page: readonly Row[]) => Promise<unknown>,
): Promise<number> {
  for (let count = 0; ; ) {
    const begun = performance.now();
    const page = await read(pageSize);
    if (page.length > 0) await work(page);
    count += page.length;
    if (page.length < pageSize) return count;
    await wait(performance.now() - begun);
  }
}

/** Returns a reader of pages of rows that are known already, for `inTurns`. */
export function takingTurns<Row>(rows: readonly Row[]) {
  let taken = 0;
  return async (limit: number) => {
    taken += limit;
    return rows.slice(taken - limit, taken);
  };
}
