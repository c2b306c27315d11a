import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds renewal reminders and the outbox of their mails. */
export const addReminders: Migration = {
  async up(db) {
    await db.schema
      .createTable("reminders")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_key", "text", (column) => column.notNull())
      .addColumn("renewal_month", "text", (column) => column.notNull())
      .addColumn("requested_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("consent_id", "text", (column) => column.notNull())
      .addColumn("consent_version", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "text")
      .addColumn("withdrawn_at", "text")
      .execute();
    await db.schema
      .createIndex("reminders_by_email")
      .on("reminders")
      .columns(["email_key", "requested_at"])
      .execute();

    await createOutbox(db, "reminder_deliveries", "reminder");
  },
};

/** Creates the table of the mails and requests about leads or reminders. */
export async function createOutbox(
  db: Kysely<unknown>,
  table: "deliveries" | "reminder_deliveries",
  subject: "lead" | "reminder",
): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn(`${subject}_id`, "text", (column) =>
      column.notNull().references(`${subject}s.id`).onDelete("cascade"),
    )
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("lease", "text")
    .addColumn("last_problem", "text")
    .addColumn("sent_at", "text")
    .addPrimaryKeyConstraint(`${table}_key`, [`${subject}_id`, "channel"])
    .execute();
  await db.schema
    .createIndex(`${table}_due`)
    .on(table)
    .columns(["state", "channel", "due_at"])
    .execute();
}
