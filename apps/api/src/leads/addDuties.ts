import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds suspicion, consent records, retention, legal holds and the audit log. */
export const addDuties: Migration = {
  async up(db) {
    for (const column of ["consent_id", "suspicion", "retention_from", "hold_reason"]) {
      await db.schema.alterTable("leads").addColumn(column, "text").execute();
    }
    await db.schema.alterTable("leads").addColumn("consent_withdrawn_at", "text").execute();
    await db.schema
      .alterTable("leads")
      .addColumn("retention_class", "text", (column) => column.notNull().defaultTo("application"))
      .execute();
    // Partial index, so that ordinary applications do not update it.
    await db.schema
      .createIndex("leads_suspected")
      .on("leads")
      .column("received_at")
      .where(sql.ref("suspicion"), "is not", null)
      .execute();

    await db.schema
      .createTable("consents")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("documents", "text", (column) => column.notNull())
      .addColumn("first_used_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("audit_log")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("lead_id", "text")
      .addColumn("detail", "text")
      .execute();
    await db.schema
      .createIndex("audit_log_by_time")
      .on("audit_log")
      .columns(["at", "id"])
      .execute();
    await db.schema.createIndex("audit_log_by_lead").on("audit_log").column("lead_id").execute();
    await forbidChanges(db, "audit_log");
    await forbidChanges(db, "consents");
  },
};

/** Reverts `forbidChanges` for a migration of the table. */
export async function allowChanges(db: Kysely<unknown>, table: string): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`drop function ${sql.id(`refuse_${table}`)} cascade`.execute(db);
    return;
  }
  for (const change of ["update", "delete"]) {
    await sql`drop trigger ${sql.id(`refuse_${change}_of_${table}`)}`.execute(db);
  }
}

/** Drops the function that refused changes of a dropped table. SQLite drops triggers with the table. */
export async function dropRefusal(db: Kysely<unknown>, table: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`drop function if exists ${sql.id(`refuse_${table}`)}`.execute(db);
}

/** Adds triggers that reject changes and removals of the table's rows. */
export async function forbidChanges(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.id(table);
  const sentence = sql.lit(`${table} can only be added to`);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const refusal = sql.id(`refuse_${table}`);
    await sql`create function ${refusal}() returns trigger language plpgsql as
      'begin raise exception ${sql.raw(`''${table} can only be added to''`)}; end'`.execute(db);
    await sql`create trigger ${refusal} before update or delete or truncate on ${name}
      for each statement execute function ${refusal}()`.execute(db);
    return;
  }
  for (const change of ["update", "delete"]) {
    const trigger = sql.id(`refuse_${change}_of_${table}`);
    await sql`create trigger ${trigger} before ${sql.raw(change)} on ${name}
      begin select raise(abort, ${sentence}); end`.execute(db);
  }
}
