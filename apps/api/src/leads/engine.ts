import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Returns true for a database or transaction of PostgreSQL, false for one of SQLite. */
export const isPostgres = (db: { getExecutor(): { adapter: unknown } }): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Runs the rest of a transaction alone. SQLite serializes write transactions anyway. */
export async function lockTable(tx: Kysely<Tables>, table: keyof Tables): Promise<void> {
  if (!isPostgres(tx)) return;
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
}
