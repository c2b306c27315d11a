import type { Migration } from "kysely/migration";

/** Adds call-backs, and what came with a lead: its purpose, when to call, and the visitor's result. */
export const addLeadDetails: Migration = {
  async up(db) {
    await db.schema
      .alterTable("leads")
      .addColumn("kind", "text", (column) => column.notNull().defaultTo("application"))
      .execute();
    let table = db.schema
      .createTable("lead_details")
      .addColumn("lead_id", "text", (column) =>
        column.primaryKey().references("leads.id").onDelete("cascade"),
      )
      .addColumn("added_at", "text", (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull());
    for (const column of [
      "consent_id",
      "purpose",
      "call_time",
      "answer_by",
      "language",
      "agent",
      "origin",
      "result",
    ]) {
      table = table.addColumn(column, "text");
    }
    await table.execute();
  },
};
