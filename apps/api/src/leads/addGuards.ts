import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { allowChanges, forbidChanges } from "./addDuties.ts";
import { type AuditHead, chained, emptyHead } from "./auditLog.ts";
import { searchText } from "./searchText.ts";
import type { AuditLogTable, LeadsTable } from "./tables.ts";

/** Adds the audit log's hash chain, search, suspected leads' networks, form keys and open erasures. */
export const addGuards: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("network", "text").execute();
    await db.schema
      .alterTable("leads")
      .addColumn("search", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await fillSearch(db);
    await db.schema
      .createIndex("leads_by_contact")
      .on("leads")
      .expression(sql`lower(phone_or_email)`)
      .execute();

    await db.schema
      .createTable("form_keys")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("secret", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("unscrubbed")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("since", "text", (column) => column.notNull())
      .execute();

    await allowChanges(db, "audit_log");
    await db.schema
      .alterTable("audit_log")
      .addColumn("seq", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable("audit_log")
      .addColumn("hash", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await chainLog(db);
    await db.schema
      .createIndex("audit_log_by_seq")
      .unique()
      .on("audit_log")
      .column("seq")
      .execute();
    await forbidChanges(db, "audit_log");
  },
};

const rowsPerQuery = 400;

async function fillSearch(db: Kysely<unknown>): Promise<void> {
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

async function chainLog(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{ audit_log: AuditLogTable }>;
  const entries = await tables
    .selectFrom("audit_log")
    .select(["id", "at", "actor", "action", "lead_id", "detail"])
    .orderBy("at")
    .orderBy("id")
    .execute();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const whole = sql.raw(isPostgres ? "cast(filled.seq as integer)" : "filled.seq");
  let head: AuditHead = emptyHead;
  for (let start = 0; start < entries.length; start += rowsPerQuery) {
    const rows = entries.slice(start, start + rowsPerQuery).map((entry) => {
      const row = chained(head, entry);
      head = row;
      return sql`(${row.id}, ${isPostgres ? String(row.seq) : row.seq}, ${row.hash})`;
    });
    await sql`update audit_log set seq = ${whole}, hash = filled.hash
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
