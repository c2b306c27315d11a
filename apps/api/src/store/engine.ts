import { PostgresAdapter, sql } from "kysely";
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

/** Yields the rows in pages, because a statement takes a limited number of values. */
export function* inPages<Row>(rows: readonly Row[], size = 500): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
