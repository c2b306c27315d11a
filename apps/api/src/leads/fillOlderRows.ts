import { type Kysely, type RawBuilder, sql } from "kysely";
import { type AuditHead, chained, emptyHead } from "./auditLog.ts";
import { isPostgres } from "./engine.ts";
import { searchText } from "./searchText.ts";
import type { AuditLogTable, LeadsTable } from "./tables.ts";

const rowsPerQuery = 400;

/** Fills the search column of leads that are older than it. */
export async function fillSearch(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{ leads: LeadsTable }>;
  for (let last = ""; ; ) {
    const page = await tables
      .selectFrom("leads")
      .select(["id", "first_name", "last_name", "phone_or_email"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(rowsPerQuery)
      .execute();
    if (page.length === 0) return;
    const rows = page.map((lead) => sql`(${lead.id}, ${searchText(lead)})`);
    await sql`update leads set search = filled.search
      from (${listed(rows, ["id", "search"])}) as filled where leads.id = filled.id`.execute(db);
    last = page.at(-1)?.id ?? "";
  }
}

/** Chains the entries of an audit log that is older than its hashes. */
export async function chainLog(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{ audit_log: AuditLogTable }>;
  const entries = await tables
    .selectFrom("audit_log")
    .select(["id", "at", "actor", "action", "lead_id", "detail"])
    .orderBy("at")
    .orderBy("id")
    .execute();
  let head: AuditHead = emptyHead;
  for (let start = 0; start < entries.length; start += rowsPerQuery) {
    const rows = entries.slice(start, start + rowsPerQuery).map((entry) => {
      const row = chained(head, entry);
      head = row;
      return sql`(${row.id}, ${isPostgres(db) ? String(row.seq) : row.seq}, ${row.hash})`;
    });
    await sql`update audit_log set seq = cast(filled.seq as integer), hash = filled.hash
      from (${listed(rows, ["id", "seq", "hash"])}) as filled where audit_log.id = filled.id`.execute(
      db,
    );
  }
}

/** Returns SQL for rows of values as a table, valid in both engines. */
function listed(rows: RawBuilder<unknown>[], names: string[]) {
  const columns = names.map((name, index) => sql.raw(`column${index + 1} as ${name}`));
  return sql`select ${sql.join(columns)} from (values ${sql.join(rows)}) as listed`;
}
