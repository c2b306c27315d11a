import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { addDuties, createRegister } from "./addDuties.ts";
import { addGuards } from "./addGuards.ts";
import { addHeldNotices } from "./addHeldNotices.ts";
import { addLeadDetails } from "./addLeadDetails.ts";
import { addMailBudget } from "./addMailBudget.ts";
import { addReminders, createOutbox } from "./addReminders.ts";
import { addStaffWork } from "./addStaffWork.ts";
import type { Tables } from "./tables.ts";

/** Adds the end of a mortgage's term, which starts its retention period, and the breach register. */
const addTermsAndBreaches: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("term_ends_at", "text").execute();
    await createRegister(db, "breach");
  },
};

const createTables: Migration = {
  async up(db) {
    await db.schema
      .createTable("leads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("phone_or_email", "text", (column) => column.notNull())
      .addColumn("consent_version", "text", (column) => column.notNull())
      .addColumn("consent_at", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("answered_at", "text")
      .execute();
    await db.schema
      .createIndex("leads_by_time")
      .on("leads")
      .columns(["received_at", "id"])
      .execute();

    await db.schema
      .createTable("idempotency_keys")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("idempotency_keys_by_time")
      .on("idempotency_keys")
      .column("received_at")
      .execute();

    await createOutbox(db, "deliveries", "lead");

    await db.schema
      .createTable("store_probe")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("checked_at", "text", (column) => column.notNull())
      .execute();
  },
};

/** Migrations in the order of their names. Never edit a released one. */
export const migrations: Record<string, Migration> = {
  "001_create_tables": createTables,
  "002_add_duties": addDuties,
  "003_add_guards": addGuards,
  "004_add_terms_and_breaches": addTermsAndBreaches,
  "005_add_reminders": addReminders,
  "006_add_held_notices": addHeldNotices,
  "007_add_staff_work": addStaffWork,
  "008_add_lead_details": addLeadDetails,
  "009_add_mail_budget": addMailBudget,
};

/** Error for a database that a newer version wrote. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
}

/**
 * Migrates the tables, one process at a time. Returns the names of the migrations that it applied to an
 * existing database; none for a new one.
 *
 * @throws NewerSchemaError when a newer version wrote the database
 */
export async function migrate(
  db: Kysely<Tables>,
  known: Record<string, Migration> = migrations,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const applied = await migrator.getMigrations();
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) {
    const isNew = applied.every(({ executedAt }) => executedAt === undefined);
    return isNew ? [] : results.map(({ migrationName }) => migrationName);
  }
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    throw new NewerSchemaError(
      `The database has changes that this version does not know (it knows ${applied.length}): a newer version wrote it.`,
      { cause: error },
    );
  }
  throw error;
}
