import type { SelectType } from "kysely";
import type { LeadDatabase, Tables } from "../src/store/tables.ts";

/** Returns a column of all rows of a table, in no order. */
export async function valuesOf<Table extends keyof Tables, Column extends keyof Tables[Table]>(
  db: LeadDatabase,
  table: Table,
  column: Column,
) {
  const rows: object[] = await db
    .selectFrom(table as "leads")
    .selectAll()
    .execute();
  return rows.map((row) => (row as Record<Column, SelectType<Tables[Table][Column]>>)[column]);
}
